import { expect, it } from 'vitest';
import { stockStatus } from './stock-state.ts';

const inStock = { stock: { is_in_stock: true } };
const soldOut = { stock: { is_in_stock: false } };

it.each([
  ['in stock', inStock, 'ok', 'ok'],
  ['sold out', soldOut, 'out_of_stock', 'out_of_stock'],
  ['of unknown stock', {}, 'ok', 'volatile'],
])('[PO-40] a product %s', (_what, product, synchronised, not) => {
  expect(stockStatus(product, true)).toBe(synchronised);
  expect(stockStatus(product, false)).toBe(not);
});
