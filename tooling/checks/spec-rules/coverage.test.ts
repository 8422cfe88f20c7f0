import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { coverageText, readCoverage, readProductRules } from './coverage.ts';

const root = resolve(import.meta.dirname, '../../..');
const sections = readCoverage(root);
const rules = sections.flatMap((section) => section.rules);

it('reads rules, who keeps them and what proves them', () => {
  const markdown = `- **S4-1** One, two. → MO-1, \`a/b.test.ts\`: does it, PO-2
- **S4-2** Three.`;
  expect(readProductRules(markdown)).toEqual([
    {
      id: 'S4-1',
      text: 'One, two.',
      keepers: [
        { kind: 'rule', id: 'MO-1' },
        { kind: 'test', file: 'a/b.test.ts', title: 'does it' },
        { kind: 'rule', id: 'PO-2' },
      ],
    },
    { id: 'S4-2', text: 'Three.', keepers: [] },
  ]);
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

/** Sections on screens, roles and calls: only the running shop or backend can prove them. */
const sectionsOfTheShop = new Set(['1', '2', '6', '7']);
const isOfTheShop = ({ id }: { readonly id: string }) => sectionsOfTheShop.has(id.charAt(1));

/** Conformance runs its checks against the backend of the shop. */
const isRunInTheShop = (file: string) =>
  file.startsWith('apps/') || file.startsWith('packages/conformance/');

it('proves what the shop does in the shop', () => {
  const elsewhere = rules.filter(isOfTheShop).filter(({ tests }) => !tests.some(isRunInTheShop));
  expect(elsewhere.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
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
