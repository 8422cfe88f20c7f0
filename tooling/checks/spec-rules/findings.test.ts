import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/spec/findings.md'), 'utf8');

/** Number of numbered findings in each section of the list. Section G and the section of texts have no numbers. */
const sections: Readonly<Record<string, number>> = {
  A: 13,
  B: 12,
  C: 10,
  D: 12,
  E: 13,
  F: 3,
  H: 2,
  I: 5,
};

/** Rows of the tables: id, present behavior, and the files that prove it. */
const rows = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, id = '', rule = '', tests = '']) => ({
    id: id.trim(),
    rule: rule.trim(),
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
  .filter(({ id }) => id !== 'Id' && id !== '---');

it('findings E13: pnpm refuses a package whose trust got less', () => {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  expect(settings).toMatch(/^trustPolicy: no-downgrade$/m);
});

it('lists every numbered finding', () => {
  const numbered = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}${index + 1}`),
  );
  // Words after the number name a part of a finding: `E13 (engraving)`.
  const listed = new Set(rows.map(({ id }) => id.split(' ')[0]));
  expect(numbered.filter((id) => !listed.has(id))).toEqual([]);
});

it.each(rows)('$id is proved by tests, each of which names it', ({ id, rule, tests }) => {
  expect(rule).not.toBe('');
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  // Tests of `G wishlist` name its section only: G.
  const [name = ''] = /^[A-Z]\d*\b/.exec(id) ?? [id];
  const names = new RegExp(`findings [^\\n]*\\b${name}\\b`, 'i');
  expect(tests.filter((file) => !names.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
