import * as fc from 'fast-check';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { CurrencyMismatchError, huf, money } from '@shop/money';
import { priorPrice, type PriceHistoryEntry } from './prior-price.ts';

const dayMs = 86_400_000;
const day = (count: number) => unsafeBrand<EpochMs>(Date.UTC(2026, 0, 1) + count * dayMs);

/** Price history entry between two days; without `to` the price is still valid. */
function held(minor: number, from: number, to?: number, reduced?: boolean): PriceHistoryEntry {
  return {
    price: huf(minor),
    from: day(from),
    ...(to !== undefined && { to: day(to) }),
    ...(reduced !== undefined && { reduced }),
  };
}

describe('priorPrice', () => {
  it('[PR-36] is the lowest price of the 30 days before the reduction', () => {
    const history = [held(50_000, 0, 80), held(39_990, 80, 90), held(45_000, 90, 100)];
    expect(priorPrice([...history, held(35_000, 100, undefined, true)], day(100))).toEqual(
      huf(39_990),
    );
  });

  it('[PR-36] a price that ended 30 days before is forgotten, one millisecond later it is not', () => {
    const history = [held(30_000, 0, 70), held(50_000, 70, 100)];
    expect(priorPrice(history, day(100))).toEqual(huf(50_000));
    expect(priorPrice(history, unsafeBrand<EpochMs>(day(100) - 1))).toEqual(huf(30_000));
  });

  it('[PR-36] the reduction itself does not count at any of its moments', () => {
    const history = [held(50_000, 0, 100), held(35_000, 100, 120, true)];
    expect(priorPrice(history, day(100))).toEqual(huf(50_000));
    expect(priorPrice(history, day(119))).toEqual(huf(50_000));
  });

  it('[PR-36] entries may come in any order; an open one ends when the next begins', () => {
    expect(priorPrice([held(45_000, 90), held(30_000, 0)], day(100))).toEqual(huf(30_000));
    expect(priorPrice([held(45_000, 60), held(30_000, 0)], day(100))).toEqual(huf(45_000));
  });

  it('[PR-36] off sale for the whole window, the last price counts', () => {
    const history = [held(30_000, 0, 40), held(45_000, 40, 50)];
    expect(priorPrice(history, day(100))).toEqual(huf(45_000));
  });

  it('[PR-36] a former reduction that is over counts as a price', () => {
    const history = [held(50_000, 0, 80), held(40_000, 80, 90, true), held(50_000, 90, 100)];
    expect(priorPrice([...history, held(45_000, 100, undefined, true)], day(100))).toEqual(
      huf(40_000),
    );
  });

  it.each([
    [29, 40_000],
    [15, 40_000],
  ])('[PR-37] sold for %s days, all its days count', (days, lowest) => {
    const history = [held(40_000, 0, 2), held(50_000, 2, days)];
    expect(priorPrice(history, day(days))).toEqual(huf(lowest));
  });

  it('[PR-37] sold for less than 15 days, there is none', () => {
    expect(priorPrice([held(50_000, 0)], unsafeBrand<EpochMs>(day(15) - 1))).toBeUndefined();
    expect(priorPrice([], day(15))).toBeUndefined();
    expect(priorPrice([held(50_000, 20)], day(15))).toBeUndefined();
  });

  it('[PR-38] a reduction that grows without a break counts from its first step', () => {
    const history = [
      held(50_000, 0, 100),
      held(45_000, 100, 110, true),
      held(40_000, 110, 120, true),
      held(35_000, 120, undefined, true),
    ];
    for (const moment of [100, 110, 120, 150])
      expect(priorPrice(history, day(moment))).toEqual(huf(50_000));
  });

  it.each<[string, PriceHistoryEntry[]]>([
    ['a break', [held(45_000, 100, 109, true), held(50_000, 109, 110)]],
    ['a day off sale', [held(45_000, 100, 109, true)]],
    ['a step back', [held(30_000, 100, 110, true)]],
    ['a step that stays', [held(40_000, 100, 110, true)]],
    ['a price nobody announced as reduced', [held(45_000, 100, 110)]],
  ])('[PR-38] after %s the count starts again', (_what, between) => {
    const history = [held(50_000, 0, 100), ...between, held(40_000, 110, undefined, true)];
    const [first] = between;
    expect(priorPrice(history, day(110))).toEqual(first?.price);
  });

  it('[PR-38] a reduction missing in the history begins at its start date', () => {
    const history = [held(50_000, 0, 100), held(45_000, 100, 110, true)];
    expect(priorPrice(history, day(110))).toEqual(huf(45_000));
  });

  it('[MO-1] a history of two currencies throws', () => {
    const history = [held(50_000, 0, 50), { price: money(1, 'EUR'), from: day(50) }];
    expect(() => priorPrice(history, day(60))).toThrow(CurrencyMismatchError);
  });

  it('[PR-36] off sale for all of the 30 days, the very last price before counts', () => {
    const history = [held(30_000, 0, 20), held(20_000, 20, 40), held(50_000, 40, 50)];
    expect(priorPrice(history, day(100))).toEqual(huf(50_000));
  });

  it('[PR-36] a price that is still to come changes nothing', () => {
    const history = [held(50_000, 0, 100), held(35_000, 100, 130, true), held(30_000, 130)];
    expect(priorPrice(history, day(120))).toEqual(huf(50_000));
  });

  it('[PR-37] an article that was never sold at another price has no prior price', () => {
    expect(priorPrice([held(35_000, 0, undefined, true)], day(40))).toBeUndefined();
  });

  it('[PR-36] agrees with asking every hour of the 30 days', () => {
    const hour = fc.integer({ min: 1, max: 24 * 50 });
    const step = fc.record({ hours: hour, minor: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let hours = 0;
        const history = steps.map(({ hours: length, minor }) => {
          const entry = {
            price: huf(minor),
            from: day(hours / 24),
            to: day((hours + length) / 24),
          };
          hours += length;
          return entry;
        });
        const start = day(hours / 24);
        const naive: number[] = [];
        for (let at = Math.max(0, hours - 720); at < hours; at++)
          for (const { from, to, price } of history)
            if (from <= day(at / 24) && day(at / 24) < to) naive.push(price.minor);
        expect(priorPrice(history, start)?.minor).toBe(
          hours < 360 ? undefined : Math.min(...naive),
        );
      }),
    );
  });
});
