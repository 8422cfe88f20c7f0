/**
 * Rules of oxlint against tests that pass on broken code. `.oxlintrc.json` loads them for test files.
 *
 * - `no-weak-test`: at least one assertion of a test must check more than that a value exists, that a request
 * succeeded,
 *   or that no error was thrown.
 * - `no-self-comparison`: an assertion must not compare an expression with the same expression.
 */

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Context {
  readonly sourceCode: { getText(node: Node): string };
  report(problem: { readonly node: Node; readonly message: string }): void;
}

type Listeners = Readonly<Record<string, (node: Node) => void>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Generates `node` and all nodes below it. */
function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const [field, value] of Object.entries(node)) {
    if (field === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* descendants(child);
    }
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';

/** An assertion `expect(subject).a.b(argument)`. */
interface Assertion {
  readonly node: Node;
  readonly subject: Node | undefined;
  /** Names after `expect(…)`, such as `['not', 'toBe']`. */
  readonly chain: readonly string[];
  readonly argument: Node | undefined;
}

function argumentsOf(call: Node): readonly Node[] {
  return (call['arguments'] as readonly Node[] | undefined) ?? [];
}

/** Reads a call as an assertion. Returns `undefined` for another call. */
function assertionOf(call: Node): Assertion | undefined {
  const chain: string[] = [];
  let callee = call['callee'];
  while (isNode(callee) && callee.type === 'MemberExpression') {
    chain.unshift(nameOf(callee['property']));
    callee = callee['object'];
  }
  if (chain.length === 0 || !isNode(callee) || callee.type !== 'CallExpression') return undefined;
  const root = callee['callee'];
  const isExpect =
    nameOf(root) === 'expect' ||
    (isNode(root) && root.type === 'MemberExpression' && nameOf(root['object']) === 'expect');
  if (!isExpect) return undefined;
  return { node: call, subject: argumentsOf(callee)[0], chain, argument: argumentsOf(call)[0] };
}

const weakMatchers = new Set([
  'toBeDefined',
  'toBeTruthy',
  'not.toBeNull',
  'not.toBeUndefined',
  'not.toThrow',
  'resolves.toBeUndefined',
  'resolves.toBeDefined',
  'resolves.not.toThrow',
]);

/** Matchers that compare with a value. They are weak if the value is a successful status. */
const comparisons = new Set(['toBe', 'toEqual', 'toStrictEqual', 'resolves.toBe']);

function isStatusOfSuccess({ subject, chain, argument }: Assertion): boolean {
  if (!comparisons.has(chain.join('.')) || subject === undefined) return false;
  const isStatus =
    nameOf(subject) === 'status' ||
    (subject.type === 'MemberExpression' && nameOf(subject['property']) === 'status');
  const status = argument?.type === 'Literal' ? argument['value'] : undefined;
  return isStatus && typeof status === 'number' && status >= 200 && status < 300;
}

function isWeak(assertion: Assertion): boolean {
  const { subject, chain } = assertion;
  const isOfType = subject?.type === 'UnaryExpression' && subject['operator'] === 'typeof';
  return isOfType || weakMatchers.has(chain.join('.')) || isStatusOfSuccess(assertion);
}

/** Matches the names of helpers that contain assertions. */
const assertingName = /^(?:expect|assert|check|verify)[A-Z]/;

function assertsByHelper(call: Node): boolean {
  const { callee } = call;
  return assertingName.test(nameOf(callee));
}

/** Returns the function of a test: of `it(title, fn)` or `it.each(rows)(title, fn)`. */
function testFunction(call: Node): Node | undefined {
  const root = (value: unknown): string => {
    if (!isNode(value)) return '';
    if (value.type === 'CallExpression') return root(value['callee']);
    if (value.type === 'TaggedTemplateExpression') return root(value['tag']);
    return value.type === 'MemberExpression' ? root(value['object']) : nameOf(value);
  };
  if (!/^(?:it|test)$/.test(root(call['callee']))) return undefined;
  return argumentsOf(call).find(
    ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
  );
}

const noWeakTest = {
  create(context: Context): Listeners {
    return {
      CallExpression(call) {
        const body = testFunction(call);
        if (body === undefined) return;
        const calls = [...descendants(body)].filter(({ type }) => type === 'CallExpression');
        const assertions = calls.flatMap((inner) => assertionOf(inner) ?? []);
        if (assertions.length === 0 || calls.some(assertsByHelper)) return;
        if (assertions.every(isWeak)) {
          context.report({
            node: call,
            message:
              'Every assertion of this test also holds for broken code: assert a value, an effect or a count.',
          });
        }
      },
    };
  },
};

const equalities = new Set(['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject']);

const noSelfComparison = {
  create(context: Context): Listeners {
    return {
      CallExpression(call) {
        const { subject, chain, argument } = assertionOf(call) ?? {};
        if (subject === undefined || argument === undefined) return;
        if (!equalities.has(chain?.at(-1) ?? '')) return;
        // Two calls may return different values: a repeated request, a random choice.
        if ([...descendants(subject)].some(({ type }) => type === 'CallExpression')) return;
        if (context.sourceCode.getText(subject) === context.sourceCode.getText(argument)) {
          context.report({ node: call, message: 'This compares an expression with itself.' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'strong-tests' },
  rules: { 'no-weak-test': noWeakTest, 'no-self-comparison': noSelfComparison },
};
