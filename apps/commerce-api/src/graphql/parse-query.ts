/** A value in a query: a literal, or the name of a variable. */
export type QueryValue =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly QueryValue[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, QueryValue> };

/** A field asked for: its arguments and, for objects, what of it. */
export interface QueryField {
  readonly name: string;
  /** The name in the answer. */
  readonly alias: string;
  readonly args: ReadonlyMap<string, QueryValue>;
  /** Empty: the whole value. */
  readonly fields: readonly QueryField[];
}

/** What a query may not be: another operation, deeper, longer, or with parts nobody here sends. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
}

const maxTokens = 3_000;
const maxDepth = 12;
const token =
  /[\s,\uFEFF]+|#[^\n]*|(\.\.\.|[!$():=@[\]{|}&]|[_A-Za-z]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\n]|\\.)*")/gy;

/**
 * Reads the part of GraphQL that catalogue queries use: one query with variables, arguments, aliases and
 * selections. Errors: throws `QuerySyntaxError` for mutations, fragments, directives and anything unreadable.
 */
export function parseQuery(text: string): readonly QueryField[] {
  const reader = createReader(tokensOf(text));
  if (reader.peek() !== '{') {
    const operation = reader.name();
    if (operation !== 'query')
      throw new QuerySyntaxError(`Only queries are answered, no ${operation}.`);
    if (reader.peek() !== '(' && reader.peek() !== '{') reader.name();
    if (reader.peek() === '(') reader.skipParentheses();
  }
  const fields = selection(reader, 1);
  reader.end();
  return fields;
}

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) throw new QuerySyntaxError(`Unexpected "${text.slice(at, at + 10)}".`);
    at = token.lastIndex;
    if (match[1] !== undefined) tokens.push(match[1]);
    if (tokens.length > maxTokens) throw new QuerySyntaxError('The query is too long.');
  }
  return tokens;
}

type Reader = ReturnType<typeof createReader>;

function createReader(tokens: readonly string[]) {
  let at = 0;
  const next = (): string => {
    const found = tokens[at++];
    if (found === undefined) throw new QuerySyntaxError('The query ends too early.');
    return found;
  };
  const expect = (wanted: string) => {
    const found = next();
    if (found !== wanted) throw new QuerySyntaxError(`Expected "${wanted}" and not "${found}".`);
  };
  return {
    next,
    expect,
    peek: () => tokens[at],
    name(): string {
      const found = next();
      if (!/^[_A-Za-z]/.test(found)) throw new QuerySyntaxError(`"${found}" is no name.`);
      return found;
    },
    /** The declarations of variables: their types are ours to check, not the query's to say. */
    skipParentheses() {
      expect('(');
      while (next() !== ')');
    },
    end() {
      if (at < tokens.length) throw new QuerySyntaxError('One query at a time.');
    },
  };
}

function selection(reader: Reader, depth: number): readonly QueryField[] {
  if (depth > maxDepth) throw new QuerySyntaxError('The query is too deep.');
  reader.expect('{');
  const fields: QueryField[] = [];
  while (reader.peek() !== '}') fields.push(field(reader, depth));
  reader.expect('}');
  if (fields.length === 0) throw new QuerySyntaxError('A selection names at least one field.');
  return fields;
}

function field(reader: Reader, depth: number): QueryField {
  const first = reader.name();
  let name = first;
  if (reader.peek() === ':') {
    reader.expect(':');
    name = reader.name();
  }
  const args = new Map<string, QueryValue>();
  if (reader.peek() === '(') {
    reader.expect('(');
    while (reader.peek() !== ')') {
      const argument = reader.name();
      reader.expect(':');
      args.set(argument, value(reader, depth));
    }
    reader.expect(')');
  }
  const fields = reader.peek() === '{' ? selection(reader, depth + 1) : [];
  return { name, alias: first, args, fields };
}

function value(reader: Reader, depth: number): QueryValue {
  if (depth > maxDepth) throw new QuerySyntaxError('The query is too deep.');
  const found = reader.next();
  if (found === '$') return { kind: 'variable', name: reader.name() };
  if (found === '[') {
    const items: QueryValue[] = [];
    while (reader.peek() !== ']') items.push(value(reader, depth + 1));
    reader.expect(']');
    return { kind: 'list', items };
  }
  if (found === '{') {
    const fields = new Map<string, QueryValue>();
    while (reader.peek() !== '}') {
      const name = reader.name();
      reader.expect(':');
      fields.set(name, value(reader, depth + 1));
    }
    reader.expect('}');
    return { kind: 'object', fields };
  }
  return { kind: 'literal', value: literal(found) };
}

/** Names that are no keyword are enum values and stay text. */
function literal(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  if (text.startsWith('"')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new QuerySyntaxError(`Unreadable text ${text.slice(0, 20)}.`);
    }
  }
  if (/^-?\d/.test(text)) return Number(text);
  if (/^[_A-Za-z]/.test(text)) return text;
  throw new QuerySyntaxError(`Unexpected "${text}".`);
}

/** The value with the variables in their places; a variable nobody gave is `undefined`. */
export function resolveValue(
  value: QueryValue,
  variables: Readonly<Record<string, unknown>>,
): unknown {
  switch (value.kind) {
    case 'literal':
      return value.value;
    case 'variable':
      return Object.hasOwn(variables, value.name) ? variables[value.name] : undefined;
    case 'list':
      return value.items.map((item) => resolveValue(item, variables));
    case 'object':
      return Object.fromEntries(
        [...value.fields].map(([name, inner]) => [name, resolveValue(inner, variables)]),
      );
  }
}
