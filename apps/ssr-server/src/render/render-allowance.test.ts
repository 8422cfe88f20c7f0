import { expect, it } from 'vitest';
import { createRenderAllowance } from './render-allowance.ts';

it('findings B5: gives a client so many renders at once, and then some each second', () => {
  let nowMs = 0;
  const allowance = createRenderAllowance({ perSecond: 2, atOnce: 3 }, () => nowMs);
  const takeFive = () => Array.from({ length: 5 }, () => allowance.take('a'));
  expect(takeFive()).toEqual([true, true, true, false, false]);
  nowMs += 1_000;
  expect(takeFive()).toEqual([true, true, false, false, false]);
  expect(allowance.take('b')).toBe(true);
  nowMs += 60_000;
  expect(takeFive()).toEqual([true, true, true, false, false]);
});
