import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Source } from '../document.ts';
import { checkDocument, type ImportedDocument } from './import-line.ts';
import {
  countriesWithoutRate,
  ruleClassesOf,
  storeTaxed,
  unnamedClassProblem,
} from './tax-rules.ts';

const rule = (id: number, classes: readonly (number | string)[], ...countries: string[]) => ({
  _type: 'taxrule',
  _id: String(id),
  _source: {
    id,
    product_tax_class_ids: classes,
    rates: countries.map((country, at) => ({ id: at, rate: 27, tax_country_id: country })),
  },
});

const product = (id: number, fields: object) => ({
  _type: 'product',
  _id: String(id),
  _source: { id, sku: `A-${id}`, type_id: 'simple', name: 'A', price: 1_000, ...fields },
});

function imported(line: object): ImportedDocument {
  const checked = checkDocument(line);
  if (!checked.ok) throw new Error(checked.reason);
  return checked.document;
}

it.each<[title: string, fields: Source, path: string | undefined]>([
  ['a class of a rule', { tax_class_id: 2 }, undefined],
  ['a class of a rule as text', { tax_class_id: '2' }, undefined],
  ['class 0, which is untaxed', { tax_class_id: 0 }, undefined],
  ['no class', {}, undefined],
  ['another class', { tax_class_id: 7 }, 'tax_class_id'],
  [
    'another class of a variant',
    { tax_class_id: 2, configurable_children: [{ tax_class_id: 2 }, { tax_class_id: '7' }] },
    'configurable_children.1.tax_class_id',
  ],
])('[PR-6] %s beside a rule of class 2 has a problem at %s', (_title, fields, path) => {
  const problem = unnamedClassProblem(fields, new Set([2]));
  expect(problem).toBe(
    path && `${path}: no tax rule names class 7: load its rule first; 0 for an article without tax`,
  );
});

it('[PR-6] stores products with the rules that come with them, and refuses the others in their place', async () => {
  const documents = [
    product(1, { tax_class_id: 7 }),
    product(2, { tax_class_id: 3 }),
    rule(1, ['3'], 'HU'),
    product(3, { tax_class_id: 2 }),
  ].map(imported);
  const stored: string[] = [];
  const outcomes = await storeTaxed(documents, new Set([2]), async (taxed) =>
    taxed.map(({ type, id }) => {
      stored.push(`${type}/${id}`);
      return type === 'taxrule' ? 'added' : 'changed';
    }),
  );
  expect(stored).toEqual(['product/2', 'taxrule/1', 'product/3']);
  expect(outcomes).toEqual([
    { refused: expect.stringContaining('tax_class_id: no tax rule names class 7') },
    'changed',
    'added',
    'changed',
  ]);
});

it('[PR-6] reads the classes of rules wherever they stand in the files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tax-rules-'));
  const files = [join(folder, 'a.ndjson'), join(folder, 'b.ndjson')] as const;
  await writeFile(files[0], `${JSON.stringify(product(1, { name: 'taxrule' }))}\nno JSON taxrule`);
  await writeFile(files[1], `${JSON.stringify(rule(1, [2, '3'], 'HU'))}\n`);
  expect(await ruleClassesOf(files)).toEqual(new Set([2, 3]));
  await rm(folder, { recursive: true });
});

it('[PR-9] names a country of sale once for a class that no rule of it has', () => {
  const rules = [rule(1, [2, 0], 'HU'), rule(2, [2], 'DE'), rule(3, [3], 'HU')].map(
    ({ _source: source }) => source,
  );
  expect(countriesWithoutRate(rules, ['HU', 'DE', 'RO', 'HU'])).toEqual([
    { rule: 0, taxClass: 2, country: 'RO' },
    { rule: 2, taxClass: 3, country: 'DE' },
    { rule: 2, taxClass: 3, country: 'RO' },
  ]);
  expect(countriesWithoutRate([], ['HU'])).toEqual([]);
});
