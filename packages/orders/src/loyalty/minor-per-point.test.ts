import { currencies } from '@shop/money';
import { expect, it } from 'vitest';
import { minorPerPoint } from './minor-per-point.ts';

it.each(currencies)(
  '[OR-22] a point comes with a whole number of minor units of %s',
  (currency) => {
    expect(Number.isInteger(minorPerPoint[currency])).toBe(true);
    expect(minorPerPoint[currency]).toBeGreaterThan(0);
  },
);
