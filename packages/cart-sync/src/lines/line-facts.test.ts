import type { TotalsItem } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { lineDiscount } from './line-discount.ts';
import { lineStock, stockOf } from './line-stock.ts';
import { lineTotal } from './line-total.ts';
import { priceChange } from './price-change.ts';
import { aLine, aProduct } from '../test/a-line.ts';

const figures = (price: number, qty: number): TotalsItem => ({
  item_id: 1,
  qty,
  price,
  price_incl_tax: price,
  row_total: price * qty,
  row_total_incl_tax: price * qty,
  tax_amount: 0,
  tax_percent: 27,
  discount_amount: 0,
  discount_percent: 0,
});

describe('price of a line', () => {
  it.each([
    ['price times pieces before the server has spoken', undefined, 19_980],
    ['what the server says', figures(8990, 2), 17_980],
    ['price times pieces where the server speaks of another quantity', figures(8990, 3), 19_980],
    ['price times pieces where the server has no figure', figures(0, 2), 19_980],
  ])('[CS-55] is %s', (_story, totals, amount) => {
    expect(lineTotal(aLine({ qty: 2, totals }), 'HUF')).toBe(amount);
  });

  it.each([
    ['cents', 4.35, 'EUR', 13.05],
    ['forints', 3333.4, 'HUF', 9999],
  ] as const)('[CS-55] is counted in whole %s', (_unit, price, currency, amount) => {
    const line = aLine({ qty: 3, product: aProduct({ price_incl_tax: price }) });
    expect(lineTotal(line, currency)).toBe(amount);
  });

  it('[CS-55] is empty where the price is unknown', () => {
    expect(lineTotal(aLine({ product: aProduct({ price_incl_tax: undefined }) }), 'HUF')).toBe(0);
  });
});

describe('coupon discount of a line', () => {
  it.each([
    ['nothing before the server has spoken', undefined, 0],
    ['what the server says', { ...figures(9990, 2), discount_amount: 1998 }, 1998],
    [
      'the same where the server writes it with a minus',
      { ...figures(9990, 2), discount_amount: -1998 },
      1998,
    ],
    [
      'nothing where the server speaks of another quantity',
      { ...figures(9990, 3), discount_amount: 2997 },
      0,
    ],
  ])('[CS-58] is %s', (_story, totals, amount) => {
    expect(lineDiscount(aLine({ qty: 2, totals }))).toBe(amount);
  });
});

describe('a price that has changed', () => {
  it('[CS-56] is reported with its previous value', () => {
    expect(priceChange(aLine({ totals: figures(12_990, 1) }))).toEqual({ was: 9990, is: 12_990 });
  });

  it.each([
    ['both agree', { totals: figures(9990, 1) }],
    ['the server has not spoken', { totals: undefined }],
    ['the server has no price', { totals: figures(0, 1) }],
    [
      'it had none here',
      { totals: figures(9990, 1), product: aProduct({ price_incl_tax: undefined }) },
    ],
    [
      'it cost nothing here',
      { totals: figures(9990, 1), product: aProduct({ price_incl_tax: 0 }) },
    ],
    ['the line has wishes of its own', { totals: figures(12_990, 1), checksum: 'abc' }],
  ])('[CS-56] is none where %s', (_story, over) => {
    expect(priceChange(aLine(over))).toBeUndefined();
  });
});

describe('the stock of a line', () => {
  const there = { is_in_stock: true, qty: 3 };
  const gone = { is_in_stock: false, qty: 0 };

  it.each([
    ['in-stock', 'by what the product said', { product: aProduct({ stock: there }) }],
    ['out-of-stock', 'by what was asked since', { stock: gone }],
    ['in-stock', 'by what was asked since', { stock: there, product: aProduct({ stock: gone }) }],
    ['out-of-stock', 'once it was marked', { stock: there, errors: { stock: 'out-of-stock' } }],
    ['in-stock', 'with an error of another kind', { stock: there, errors: { size: 'too big' } }],
    ['unknown', 'where nobody has said', { product: aProduct({ stock: undefined }) }],
  ])('[CS-57] is %s %s', (state, _story, over) => {
    expect(lineStock(aLine(over))).toBe(state);
  });

  it('[CS-57] is the last fetched value, otherwise that of the product', () => {
    expect(stockOf(aLine({ stock: gone }))).toBe(gone);
    expect(stockOf(aLine({ product: aProduct({ stock: there }) }))).toBe(there);
  });
});
