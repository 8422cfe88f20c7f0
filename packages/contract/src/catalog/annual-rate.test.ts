import { expect, it } from 'vitest';
import { annualRate } from './annual-rate.ts';

it.each([
  [0, 0],
  [0.1, undefined],
  [19.9, undefined],
])('[CO-63] credit at %d %% interest has an annual rate of %s', (interest, rate) => {
  expect(annualRate({ interest_rate: interest })).toBe(rate);
});
