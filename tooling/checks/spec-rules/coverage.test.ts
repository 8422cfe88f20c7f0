import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  coverageText,
  readCoverage,
  readNamedRules,
  readProductRules,
  rulesInTitles,
} from './coverage.ts';

const root = resolve(import.meta.dirname, '../../..');
const sections = readCoverage(root);
const rules = sections.flatMap((section) => section.rules);

it('reads rules, who keeps them and what proves them', () => {
  const markdown = `- **S4-1** One, two. → MO-1, \`a/b-checks.ts\`: cart/adds, PO-2
- **S4-2** Three.`;
  expect(readProductRules(markdown)).toEqual([
    {
      id: 'S4-1',
      text: 'One, two.',
      keepers: [
        { kind: 'rule', id: 'MO-1' },
        { kind: 'check', file: 'a/b-checks.ts', id: 'cart/adds' },
        { kind: 'rule', id: 'PO-2' },
      ],
    },
    { id: 'S4-2', text: 'Three.', keepers: [] },
  ]);
});

it('reads the rules that titles begin with, not those of comments and texts', () => {
  const source = `// [S1-1] is told elsewhere
    it('[SC-45] [S9-2] does [S1-2]', () => expect('as S1-3 says').toBe(''));
    test(\`[S2-11] shows it\`, () => undefined);`;
  expect(rulesInTitles(source)).toEqual(['S9-2', 'S2-11']);
});

it('has every rule that a title names', () => {
  const known = new Set(rules.map(({ id }) => id));
  const unknown = [...readNamedRules(root)].flatMap(([file, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('covers all nine sections of the specification', () => {
  expect(sections.map(({ title }) => title.slice(0, 2))).toEqual([
    '1.',
    '2.',
    '3.',
    '4.',
    '5.',
    '6.',
    '7.',
    '8.',
    '9.',
  ]);
});

/** Sections about screens, roles and calls. Only tests against the running shop or backend can prove them. */
const sectionsOfTheShop = new Set(['1', '2', '6', '7']);
const isOfTheShop = ({ id }: { readonly id: string }) => sectionsOfTheShop.has(id.charAt(1));

/** Returns true for a test that runs against the shop. Conformance runs its checks against the backend of the shop. */
const isRunInTheShop = (file: string) =>
  file.startsWith('apps/') || file.startsWith('packages/conformance/');

/** Rules about the API of a package. No screen and no call shows them. */
const rulesOfAnApi = ['S3-52', 'S4-10', 'S4-13', 'S5-12'];

it('proves what the shop does in the shop', () => {
  const elsewhere = rules.filter(({ tests }) => !tests.some(isRunInTheShop));
  expect(elsewhere.map(({ id }) => id)).toEqual(rulesOfAnApi);
});

it('numbers the rules of a section one by one', () => {
  for (const section of sections) {
    const number = section.title.slice(0, 1);
    expect(section.rules.map(({ id }) => id)).toEqual(
      section.rules.map((_rule, index) => `S${number}-${index + 1}`),
    );
  }
});

it('finds every keeper, with a test', () => {
  const missing = rules.flatMap(({ id, unproved }) => unproved.map((keeper) => `${id}: ${keeper}`));
  expect(missing).toEqual([]);
});

it('leaves no rule of the product without a test', () => {
  expect(
    rules.filter(({ tests }) => tests.length === 0).map(({ id, text }) => `${id} ${text}`),
  ).toEqual([]);
});

it('numbers each rule in one package at most, and each rule of a package in one', () => {
  const others = rules.filter(
    (rule) => rule.homes.length > 1 || (rule.homes.length === 0 && !isOfTheShop(rule)),
  );
  expect(others.map(({ id, homes }) => `${id}: ${homes.join('; ')}`)).toEqual([]);
});

it('is what docs/spec/coverage.md says', async () => {
  await expect(coverageText(sections)).toMatchFileSnapshot(join(root, 'docs/spec/coverage.md'));
});
