import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'zugoly-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Title and body of each test, and true if a rule refuses it. */
const tests: readonly [title: string, body: string, isRefused: boolean][] = [
  ['only defined', 'expect(answer).toBeDefined();', true],
  ['only truthy, in a loop', 'for (const x of [1]) expect(x).toBeTruthy();', true],
  ['only not null', 'expect(answer).not.toBeNull();', true],
  ['only a success', 'expect(response.status).toBe(200);', true],
  ['only a success, of a variable', 'expect(status).toEqual(201);', true],
  ['only a type', "expect(typeof answer).toBe('boolean');", true],
  ['only that it does not throw', 'expect(() => run()).not.toThrow();', true],
  ['only that it resolves', 'await expect(run()).resolves.toBeUndefined();', true],
  ['a constant and itself', 'expect(limit).toBe(limit);', true],
  ['a refusal', 'expect(response.status).toBe(404);', false],
  ['a success and a body', 'expect(status).toBe(200); expect(body.result).toEqual([1]);', false],
  ['a value', 'expect(answer).toBe(1);', false],
  ['two calls', 'expect(draw(1)).toEqual(draw(1));', false],
  ['a helper that asserts', 'expect(answer).toBeDefined(); expectOrder(answer);', false],
];

it('refuses tests that pass on broken code, and no others', () => {
  const sources = tests.flatMap(([title, body]) => [`it('${title}', async () => {`, body, '});']);
  writeFileSync(join(folder, 'some.test.ts'), sources.join('\n'));
  const rule = (name: string) => [`strong-tests/${name}`, 'error'] as const;
  const config = {
    jsPlugins: [join(root, 'tooling/lint/strong-tests.ts')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries([rule('no-weak-test'), rule('no-self-comparison')]),
  };
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(config));
  const lines = lint(['-c', 'oxlint.json', '-f', 'unix', 'some.test.ts'])
    .split('\n')
    .flatMap((line) => /^\S*some[.]test[.]ts:(\d+):/.exec(line)?.[1] ?? []);
  const refused = new Set(lines.map((line) => tests[Math.floor((Number(line) - 1) / 3)]?.[0]));
  expect([...refused]).toEqual(tests.flatMap(([title, , is]) => (is ? [title] : [])));
});

function lint(args: readonly string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), [...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}
