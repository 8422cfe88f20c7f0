import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, roundHalfUp, roundUp, roundWritten, withTax, withoutTax } from './rounding.ts';

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [0.49, 0],
    [-0.5, -1],
    [-0.49, 0],
    [2.5, 3],
    [-2.5, -3],
  ])('[MO-2] rounds %s to %s', (amount, rounded) => {
    expect(Object.is(roundHalfUp(amount), rounded)).toBe(true);
  });

  it('[MO-2] treats a debt as it treats a credit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
        expect(roundHalfUp(-amount)).toBe(0 - roundHalfUp(amount));
      }),
    );
  });

  it.each([
    [100.49999999999999, 101], // 1.005 × 100
    [914_651_299.4999999, 914_651_300],
    [-100.49999999999999, -101],
    [0.4999, 0],
    [12_990, 12_990],
    [-0, 0],
  ])('[MO-2] rounds the written decimals of %s to %s', (amount, rounded) => {
    expect(Object.is(roundWritten(amount), rounded)).toBe(true);
  });

  it('[MO-2] rounds up, but not for noise', () => {
    expect(roundUp(11_297.01)).toBe(11_298);
    expect(roundUp(25_000.000_000_001)).toBe(25_000);
  });

  it.each([
    [1000, 12.5, 125],
    [50, 7, 4], // 3.5
    [500, 0.7, 4], // 3.5, which 0.007 × 500 misses in binary
    [200, 8.25, 17], // 16.5
    [1_000_000_007, 10, 100_000_001],
  ])('[MO-2] of %s, %s per cent is %s', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  it.each([Number.NaN, Infinity])('[MO-2] %s is no percentage', (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError);
    expect(() => withoutTax(100, percent)).toThrow(RangeError);
  });

  it.each([
    [100.5, 27, 128], // 127.635
    [1.5, 5, 2], // 1.575
    [-100.5, 27, -128],
  ])('[MO-2] taxes the decimals of %s at %s per cent, too', (net, rate, gross) => {
    expect(withTax(net, rate)).toBe(gross);
  });

  it('[MO-2] agrees with exact arithmetic', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000_000 });
    const basisPoints = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(minor, basisPoints, (amount, points) => {
        const exactPercent = (BigInt(amount) * BigInt(points) * 2n + 10_000n) / 20_000n;
        expect(percentOf(amount, points / 100)).toBe(Number(exactPercent));
        const whole = 10_000n + BigInt(points);
        const exactNet = (BigInt(amount) * 20_000n + whole) / (2n * whole);
        expect(withoutTax(amount, points / 100)).toBe(Number(exactNet));
      }),
    );
  });
});
