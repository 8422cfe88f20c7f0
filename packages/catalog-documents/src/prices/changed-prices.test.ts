import { expect, it } from 'vitest';
import { changedDocument } from './changed-prices.ts';

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
