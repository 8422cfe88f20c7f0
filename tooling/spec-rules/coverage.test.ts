import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { coverageText, readCoverage, readProductRules } from './coverage.ts';

const root = resolve(import.meta.dirname, '../..');
const sections = readCoverage(root);
const rules = sections.flatMap((section) => section.rules);

it('reads rules, who keeps them and what proves them', () => {
  const markdown = `- **S4-1** One, two. → PR-1, \`a/b.test.ts\`: does it, PO-2
- **S4-2** Three.`;
  expect(readProductRules(markdown)).toEqual([
    {
      id: 'S4-1',
      text: 'One, two.',
      keepers: [
        { kind: 'rule', id: 'PR-1' },
        { kind: 'test', file: 'a/b.test.ts', title: 'does it' },
        { kind: 'rule', id: 'PO-2' },
      ],
    },
    { id: 'S4-2', text: 'Three.', keepers: [] },
  ]);
});

it('covers the sections on entities, states, validation, errors and constants', () => {
  expect(sections.map(({ title }) => title.slice(0, 2))).toEqual(['3.', '4.', '5.', '8.', '9.']);
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

it('numbers each rule in exactly one package', () => {
  const others = rules.filter(({ homes }) => homes.length !== 1);
  expect(others.map(({ id, homes }) => `${id}: ${homes.join('; ')}`)).toEqual([]);
});

it('is what docs/spec/coverage.md says', async () => {
  await expect(coverageText(sections)).toMatchFileSnapshot(join(root, 'docs/spec/coverage.md'));
});
