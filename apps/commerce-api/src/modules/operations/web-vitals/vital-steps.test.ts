import { describe, expect, it } from 'vitest';
import { percentile, stepOf, valueOfStep } from './vital-steps.ts';

describe('steps', () => {
  it('keep a value to a twentieth', () => {
    for (const value of [1, 16, 99, 200, 1_234, 2_500, 600_000]) {
      const back = valueOfStep('LCP', stepOf('LCP', value));
      expect(Math.abs(back / value - 1)).toBeLessThan(0.055);
    }
    expect(valueOfStep('CLS', stepOf('CLS', 0.1))).toBeCloseTo(0.1, 2);
  });

  it('are few', () => {
    expect(stepOf('INP', 600_000)).toBe(141 - 1);
    expect(stepOf('CLS', 0)).toBe(0);
    expect(valueOfStep('CLS', 0)).toBe(0);
  });

  it('answer percentiles', () => {
    const steps = [100, 200, 300, 400].map((value) => ({ step: stepOf('LCP', value), count: 1 }));
    const at = (share: number) => percentile('LCP', steps, share) ?? 0;
    expect(at(0.5) / 200).toBeCloseTo(1, 1);
    expect(at(0.75) / 300).toBeCloseTo(1, 1);
    expect(at(0.95) / 400).toBeCloseTo(1, 1);
    expect(percentile('LCP', [], 0.5)).toBeUndefined();
  });
});
