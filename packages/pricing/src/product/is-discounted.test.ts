import { expect, it } from 'vitest';
import { isDiscounted } from './is-discounted.ts';

it.each([
  [9990, true],
  [12_989, true],
  [12_990, false],
  [13_000, false],
  [0, false],
  [-1, false],
])('[PR-15] an offer of %d beside 12,990 counts: %s', (offered, counts) => {
  expect(isDiscounted(offered, 12_990)).toBe(counts);
});
