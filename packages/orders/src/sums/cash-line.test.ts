import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashLine } from './cash-line.ts';

describe('cash', () => {
  it.each([
    [12_991, { rounding: -1, payable: 12_990 }],
    [12_992, { rounding: -2, payable: 12_990 }],
    [12_993, { rounding: 2, payable: 12_995 }],
    [12_996, { rounding: -1, payable: 12_995 }],
    [12_997, { rounding: -2, payable: 12_995 }],
    [12_998, { rounding: 2, payable: 13_000 }],
    [12_995, undefined],
  ])('[OR-13] a total of %i is paid as %j', (total, expected) => {
    expect(cashLine(total, 'HUF', { code: 'cashondelivery' }, ['cashondelivery'])).toEqual(
      expected,
    );
  });

  it('[OR-13] is not rounded for a card at the door, nor in euros', () => {
    expect(cashLine(12_991, 'HUF', { code: 'cardatdoor' }, ['cashondelivery'])).toBeUndefined();
    expect(cashLine(12.99, 'EUR', { code: 'cashondelivery' }, ['cashondelivery'])).toBeUndefined();
  });

  it('[OR-13] is cash where the method says so, regardless of the settings', () => {
    const line = (cash: boolean) => cashLine(12_991, 'HUF', { code: 'x', cash }, cash ? [] : ['x']);
    expect([line(true)?.payable, line(false)]).toEqual([12_990, undefined]);
  });

  it('[OR-13] total and rounding make the amount, never more than 2 Ft apart', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (total) => {
        const line = cashLine(total, 'HUF', { code: 'x', cash: true }, []) ?? {
          rounding: 0,
          payable: total,
        };
        expect(total + line.rounding).toBe(line.payable);
        expect(Math.abs(line.rounding)).toBeLessThanOrEqual(2);
      }),
    );
    expect.hasAssertions();
  });
});
