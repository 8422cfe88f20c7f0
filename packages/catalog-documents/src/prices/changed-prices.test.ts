import { expect, it } from 'vitest';
import { changedDocument, withPriceLines } from './changed-prices.ts';

const noOffer = { price: 0, from: undefined, to: undefined };
const offer = { ...noOffer, price: 9_990 };

it.each([
  [12_692.38, noOffer, '0', 0],
  [12_692.62, noOffer, '0', 0],
  [12_692.38, offer, '1', 21],
])('%d with an offer at %o is on sale: %s', (price, priceOffer, sale, discount) => {
  const document = { sku: 'P1101', price: 10_000 };
  const line = { sku: 'P1101', price, offer: priceOffer };
  expect(changedDocument(document, line, Date.UTC(2026, 0, 1))).toMatchObject({ sale, discount });
});

it('[PR-6] a line that would price an article without a tax class is refused', () => {
  const lines = [
    { line: 1, row: { sku: 'A', price: 10, offer: undefined } },
    { line: 2, row: { sku: 'B', price: 20, offer: undefined } },
  ];
  const configurable = {
    sku: 'P',
    configurable_children: [{ sku: 'A' }, { sku: 'B', tax_class_id: 0 }],
  };
  const { source, refusedLines } = withPriceLines(configurable, lines, 0);
  expect(source).toMatchObject({ configurable_children: [{ sku: 'A' }, { price: 20 }] });
  expect(source['configurable_children']).not.toMatchObject([{ price: 10 }, {}]);
  const reason =
    'configurable_children.0.tax_class_id: missing beside a price; 0 for an article without tax';
  expect(refusedLines).toEqual([{ line: 1, reason }]);
});
