import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent } from './discount-percent.ts';
import { CurrencyMismatchError, huf, money } from '@shop/money';

describe('discountPercent', () => {
  it.each([
    [12_990, 9990, 23],
    [1000, 705, 30], // 29.5
    [1000, 706, 29], // 29.4
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
    [1000, 999, 0], // 0.1
    [1000, 1, 99], // 99.9, and still not a gift
    [1000, 0, 100],
    [0, -100, 0],
    [-100, -200, 0],
  ])('[PR-35] from %s to %s it is %s', (base, price, percent) => {
    expect(discountPercent(huf(base), huf(price))).toBe(percent);
  });

  it('[PR-35] is between 0 and 100 and grows as the price falls', () => {
    const minor = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(minor, minor, (base, price) => {
        const percent = discountPercent(huf(base), huf(price));
        expect(percent >= 0 && percent <= 100).toBe(true);
        expect(discountPercent(huf(base), huf(price + 1))).toBeLessThanOrEqual(percent);
      }),
    );
  });

  it('[MO-1] two currencies throw', () => {
    expect(() => discountPercent(huf(1), money(1, 'EUR'))).toThrow(CurrencyMismatchError);
  });
});
