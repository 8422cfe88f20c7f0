import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashPayment } from './cash-rounding.ts';
import { huf, money, subtractMoney } from './money.ts';

describe('cashPayment', () => {
  it.each([
    [12_990, 12_990],
    [12_991, 12_990],
    [12_992, 12_990],
    [12_993, 12_995],
    [12_994, 12_995],
    [12_995, 12_995],
    [12_996, 12_995],
    [12_997, 12_995],
    [12_998, 13_000],
    [12_999, 13_000],
    [0, 0],
    [2, 0],
  ])('[MO-4] %s Ft is paid as %s Ft', (total, payable) => {
    expect(cashPayment(huf(total)).payable).toEqual(huf(payable));
  });

  it('[MO-4] is at most 2 Ft away, in steps of 5, and rounds nothing twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (minor) => {
        const { payable, difference } = cashPayment(huf(minor));
        expect(payable.minor % 5).toBe(0);
        expect(Math.abs(difference.minor)).toBeLessThanOrEqual(2);
        expect(subtractMoney(payable, difference)).toEqual(huf(minor));
        expect(cashPayment(payable).payable).toEqual(payable);
      }),
    );
  });

  it.each(['EUR', 'RON'] as const)('[MO-4] amounts in %s are not rounded', (currency) => {
    expect(cashPayment(money(1299, currency))).toEqual({
      payable: money(1299, currency),
      difference: money(0, currency),
    });
  });
});
