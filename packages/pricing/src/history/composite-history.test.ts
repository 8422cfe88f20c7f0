import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import { announcedReduction } from './announced-reduction.ts';
import { compositeHistory } from './composite-history.ts';
import { huf } from '@shop/money';
import type { PriceHistoryEntry } from './prior-price.ts';

const day = 86_400_000;
const on = (days: number) => unsafeBrand<EpochMs>(days * day);
const held = (price: number, from: number, to?: number, reduced?: true): PriceHistoryEntry => ({
  price: huf(price),
  from: on(from),
  ...(to === undefined ? {} : { to: on(to) }),
  ...(reduced === undefined ? {} : { reduced }),
});

it('[PR-44] a history is the sum of the parts, from each change of any to the next', () => {
  const table = [held(100, 0, 50), held(80, 50, 60, true), held(100, 60)];
  const chair = [held(10, 5, 40), held(12, 40)];
  expect(
    compositeHistory([
      { qty: 1, history: table },
      { qty: 4, history: chair },
    ]),
  ).toEqual([held(140, 5, 40), held(148, 40, 50), held(128, 50, 60, true), held(148, 60)]);
});

it('[PR-44] entries in any order, and those left open, end where the next begins', () => {
  const history = [held(12, 40), held(10, 0)];
  expect(compositeHistory([{ qty: 2, history }])).toEqual([held(20, 0, 40), held(24, 40)]);
});

it('[PR-44] an unchanged price adds no entry, and a part that is not sold leaves a gap', () => {
  const swap = [
    { qty: 1, history: [held(10, 0, 20), held(20, 20)] },
    { qty: 1, history: [held(20, 0, 20), held(10, 20)] },
  ];
  expect(compositeHistory(swap)).toEqual([held(30, 0)]);
  const gap = [{ qty: 1, history: [held(10, 0, 10), held(10, 20)] }];
  expect(compositeHistory(gap)).toEqual([held(10, 0, 10), held(10, 20)]);
  expect(compositeHistory([...gap, { qty: 1, history: [] }])).toEqual([]);
  expect(compositeHistory([])).toEqual([]);
});

it('[PR-44] there is none before the first of its parts has come', () => {
  const [early, late] = [
    { qty: 1, history: [held(10, 0)] },
    { qty: 1, history: [held(20, 5)] },
  ];
  expect(compositeHistory([late, early])).toEqual([held(30, 5)]);
  expect(compositeHistory([early, late])).toEqual([held(30, 5)]);
});

it('[PR-44] the same sum reduced and not reduced are two entries', () => {
  const parts = [
    { qty: 1, history: [held(10, 0, 20, true), held(20, 20)] },
    { qty: 1, history: [held(20, 0, 20), held(10, 20)] },
  ];
  expect(compositeHistory(parts)).toEqual([held(30, 0, 20, true), held(30, 20)]);
});

it('[PR-44] a set that was cheaper when a part was is announced against that', () => {
  const chair = [held(100, 0, 80), held(70, 80, 85, true), held(100, 85, 100), held(80, 100)];
  const history = compositeHistory([
    { qty: 2, history: chair },
    { qty: 1, history: [held(500, 0)] },
  ]);
  expect(announcedReduction(huf(660), huf(700), history, on(101))).toBeUndefined();
  expect(announcedReduction(huf(620), huf(700), history, on(101))).toMatchObject({
    prior: huf(640),
  });
});
