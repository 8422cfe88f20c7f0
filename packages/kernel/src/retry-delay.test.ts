import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const pace = { retryBaseMs: 1000, retryCapMs: 60_000 };

describe('retryDelayMs', () => {
  it.each([
    [1, 0.5, 500],
    [2, 0.5, 1000],
    [3, 0.999, 3996],
    [7, 0.5, 30_000],
    [1000, 0.5, 30_000],
    [5, 0, 0],
  ])('[KE-14] waits after attempt %i with the dice at %d for %i ms', (attempts, dice, ms) => {
    expect(retryDelayMs(pace, attempts, dice)).toBe(ms);
  });

  it('[KE-14] waits as long as the server asks, an hour at most', () => {
    expect(retryDelayMs(pace, 1, 0.5, 120_000)).toBe(120_000);
    expect(retryDelayMs(pace, 1, 0.5, 86_400_000)).toBe(3_600_000);
    expect(retryDelayMs(pace, 3, 0.999, 100)).toBe(3996);
  });

  it('[KE-14] never waits less than nothing nor more than the cap by itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (attempts, dice) => {
          const wait = retryDelayMs(pace, attempts, dice);
          expect(Number.isInteger(wait)).toBe(true);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(60_000);
        },
      ),
    );
  });
});
