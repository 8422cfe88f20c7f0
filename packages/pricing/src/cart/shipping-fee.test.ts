import { expect, it } from 'vitest';
import { CurrencyMismatchError, huf, money } from '@shop/money';
import { shippingFee } from './shipping-fee.ts';

it.each([
  [9_999, 10_000, 2_990],
  [10_000, 10_000, 2_990],
  [10_001, 10_000, 0],
  [1_000_000, undefined, 2_990],
])('[PR-46] of goods for %i with the threshold %o it is %i', (goods, threshold, fee) => {
  const bound = threshold === undefined ? undefined : huf(threshold);
  expect(shippingFee(huf(goods), huf(2_990), bound)).toEqual(huf(fee));
});

it('[PR-46] does not compare currencies', () => {
  expect(() => shippingFee(huf(1), huf(1), money(1, 'EUR'))).toThrow(CurrencyMismatchError);
});
