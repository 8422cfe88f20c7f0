import { describe, expect, it } from 'vitest';
import { freeShippingDistance } from './free-shipping.ts';
import { cartTotals } from './cart-totals.ts';
import { CurrencyMismatchError, huf, money } from '@shop/money';

describe('freeShippingDistance', () => {
  it.each([
    [0, 10_001, false],
    [4000, 6001, false],
    [10_000, 1, false],
    [10_001, 0, true],
    [50_000, 0, true],
  ])('[PR-56] goods of %s Ft lack %s Ft', (goods, missing, reached) => {
    expect(freeShippingDistance(huf(goods), huf(10_000))).toEqual({
      missing: huf(missing),
      reached,
    });
  });

  it('[PR-56] the missing amount is exactly enough', () => {
    for (const goods of [1, 4000, 9999, 10_000]) {
      const { missing } = freeShippingDistance(huf(goods), huf(10_000));
      const isFree = (unitGross: number) =>
        cartTotals([{ id: 'a', unitGross, qty: 1, taxRate: 27 }], {
          rounding: 'line',
          freeShippingAbove: 10_000,
        }).isShippingFree;
      expect(isFree(goods + missing.minor)).toBe(true);
      expect(isFree(goods + missing.minor - 1)).toBe(false);
    }
  });

  it('[MO-1] two currencies throw', () => {
    expect(() => freeShippingDistance(huf(1), money(1, 'EUR'))).toThrow(CurrencyMismatchError);
  });
});
