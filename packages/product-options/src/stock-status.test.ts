import { describe, expect, it } from 'vitest';
import { stockStatus } from './stock-status.ts';
import { inStock, soldOut } from './test/products.ts';

describe('stockStatus', () => {
  it.each([
    ['in stock', inStock, 'ok', 'ok'],
    ['sold out', soldOut, 'out_of_stock', 'out_of_stock'],
    ['of unknown stock', {}, 'ok', 'volatile'],
  ])('[PO-23] a product %s', (_what, product, synchronised, not) => {
    expect(stockStatus(product, true)).toBe(synchronised);
    expect(stockStatus(product, false)).toBe(not);
  });
});
