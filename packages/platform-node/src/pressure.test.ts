import { describe, expect, it } from 'vitest';
import { createPressure, isBadSecond, pressureLevel } from './pressure.ts';

describe('[RL-11] the level', () => {
  it.each([
    [0, 0, 0],
    [2, 0, 0],
    [3, 0, 1],
    [6, 0, 2],
    [30, 0, 3],
    [0, 399, 0],
    [0, 400, 1],
    [0, 600, 2],
    [0, 800, 3],
    [3, 600, 2],
  ])('after %d bad seconds with %d requests under way is %d', (bad, inFlight, level) => {
    expect(pressureLevel(bad, inFlight)).toBe(level);
  });
  it.each([
    [{ loopDelayMs: 151, utilisation: 0.96, heapShare: 0.1 }, true],
    [{ loopDelayMs: 500, utilisation: 0.5, heapShare: 0.1 }, false],
    [{ loopDelayMs: 20, utilisation: 1, heapShare: 0.1 }, false],
    [{ loopDelayMs: 1, utilisation: 0, heapShare: 0.95 }, true],
  ])('a second like %j is bad: %s', (sample, isBad) => {
    expect(isBadSecond(sample)).toBe(isBad);
  });
  it('counts what is under way', () => {
    const pressure = createPressure();
    const leave = Array.from({ length: 400 }, () => pressure.enter());
    expect(pressure.level()).toBe(1);
    for (const one of leave) one();
    expect(pressure.level()).toBe(0);
    pressure.stop();
  });
});
