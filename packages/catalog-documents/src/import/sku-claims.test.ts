import { expect, it } from 'vitest';
import type { Source } from '../document.ts';
import { checkDocument, type ImportedDocument } from '../read/import-line.ts';
import { claimsOf, refuseTakenSkus } from './sku-claims.ts';

function product(id: number, sku: string, fields: Source = {}): ImportedDocument {
  const checked = checkDocument({
    _type: 'product',
    _id: String(id),
    _source: {
      id,
      sku,
      name: sku,
      type_id: 'simple',
      tax_class_id: 2,
      price: 1_000,
      status: 1,
      ...fields,
    },
  });
  if (!checked.ok) throw new Error(checked.reason);
  return checked.document;
}
const configurable = (
  id: number,
  sku: string,
  ...variants: readonly (readonly [number, string])[]
) =>
  product(id, sku, {
    type_id: 'configurable',
    configurable_children: variants.map(([child, name]) => ({ id: child, sku: name })),
  });
const reasons = (
  documents: readonly ImportedDocument[],
  stored: readonly ImportedDocument[] = [],
) => {
  const claims = stored.flatMap(({ id, source }) => claimsOf(id, source ?? {}));
  return [...refuseTakenSkus(documents, claims)].map(([{ id }, reason]) => `${id}: ${reason}`);
};

it('refuses the later of two products with one number, and keeps the one that is stored', () => {
  expect(reasons([product(1, 'A'), product(2, 'A')])).toEqual([
    '2: sku: "A" is an article number of product 1',
  ]);
  expect(reasons([product(1, 'A')], [product(2, 'A')])).toEqual([
    '1: sku: "A" is an article number of product 2',
  ]);
});

it('lets a product replace itself, and take a number that its owner gives up', () => {
  expect(reasons([product(1, 'A')], [product(1, 'A')])).toEqual([]);
  expect(reasons([product(2, 'B'), product(1, 'A')], [product(2, 'A')])).toEqual([]);
});

it('lets a variant have a document of its own, and two configurables share it', () => {
  const chair = configurable(3, 'CHAIR', [31, 'RED']);
  expect(reasons([chair, product(31, 'RED'), configurable(4, 'SET', [31, 'RED'])])).toEqual([]);
  expect(reasons([chair, product(5, 'RED')])).toEqual([
    '5: sku: "RED" is an article number of product 3',
  ]);
});

it('refuses a product that has a number twice', () => {
  expect(reasons([configurable(3, 'CHAIR', [31, 'RED'], [32, 'RED'])])).toEqual([
    '3: configurable_children.1.sku: "RED" is an article number of this product itself',
  ]);
});

it('looks again at the number of a document that was refused itself', () => {
  const stored = [product(1, 'A'), product(2, 'B')];
  // 1 claims B, which 2 already has. So A stays with 1, and 3 cannot have it.
  expect(reasons([product(3, 'A'), product(1, 'B')], stored)).toEqual([
    '1: sku: "B" is an article number of product 2',
    '3: sku: "A" is an article number of product 1',
  ]);
});
