import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentPlan } from './instalments.ts';
import { CurrencyMismatchError, huf, money } from '@shop/money';

const plan = (price: number, months: number, monthlyRatePercent: number, downPayment?: number) =>
  instalmentPlan({
    price: huf(price),
    months,
    monthlyRatePercent,
    ...(downPayment !== undefined && { downPayment: huf(downPayment) }),
  });

describe('instalmentPlan', () => {
  it('[PR-58] 240 000 Ft in 24 months at 1 % a month', () => {
    expect(plan(240_000, 24, 1)).toEqual({
      credit: huf(240_000),
      monthly: huf(11_298),
      total: huf(271_152),
    });
  });

  it('[PR-58] without interest it is the price by the months', () => {
    expect(plan(300_000, 12, 0).monthly).toEqual(huf(25_000));
    expect(plan(100_000, 12, 0)).toMatchObject({ monthly: huf(8334), total: huf(100_000) });
  });

  it('[PR-58] findings A13: credit without interest costs the price, to the forint', () => {
    expect(plan(389_990, 12, 0)).toMatchObject({ monthly: huf(32_500), total: huf(389_990) });
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (price, months) => {
          const { monthly, total } = plan(price, months, 0);
          const last = total.minor - monthly.minor * (months - 1);
          expect(total).toEqual(huf(price));
          expect(last > 0 && last <= monthly.minor).toBe(true);
        },
      ),
    );
  });

  it('[PR-58] a down payment makes the credit smaller', () => {
    expect(plan(300_000, 12, 0, 60_000)).toMatchObject({
      credit: huf(240_000),
      monthly: huf(20_000),
    });
    expect(plan(300_000, 12, 1, 300_000).monthly).toEqual(huf(0));
  });

  it.each([
    [300_000, 0, 0, 0],
    [300_000, 1.5, 0, 0],
    [300_000, -12, 0, 0],
    [300_000, 12, -1, 0],
    [300_000, 12, 0, 300_001],
  ])('[PR-58] %s Ft, %s months, %s %%, %s Ft down throws', (price, months, rate, down) => {
    expect(() => plan(price, months, rate, down)).toThrow(RangeError);
  });

  it('[MO-1] a down payment in another currency throws', () => {
    const request = {
      price: huf(1),
      downPayment: money(1, 'EUR'),
      months: 1,
      monthlyRatePercent: 0,
    };
    expect(() => instalmentPlan(request)).toThrow(CurrencyMismatchError);
  });

  it('[PR-58] the last instalment clears the debt, and a forint less would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0, 0.5, 1, 2.5),
        (price, months, percent) => {
          const { monthly } = plan(price, months, percent);
          const debtAfter = (instalment: number) => {
            let debt = price;
            for (let month = 0; month < months; month++)
              debt = debt * (1 + percent / 100) - instalment;
            return debt;
          };
          expect(debtAfter(monthly.minor)).toBeLessThanOrEqual(0.01);
          expect(debtAfter(monthly.minor - 1)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
