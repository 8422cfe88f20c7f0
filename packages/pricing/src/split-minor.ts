import { sumWhole } from './whole-numbers.ts';

/**
 * Parts of a whole number that add up to it exactly: each gets its rounded-down share, and the units left
 * over go one each to the largest remainders (the earlier part on a tie).
 *
 * Whole numbers of any size meet here, so the shares are worked out in `bigint`. Source: PR-3.
 */
export function splitMinor(whole: number, weights: readonly number[]): readonly number[] {
  if (weights.length === 0) throw new RangeError('No weights');
  const sum = BigInt(sumWhole(weights));
  if (sum === 0n)
    return splitMinor(
      whole,
      weights.map(() => 1),
    );
  const size = BigInt(Math.abs(whole));
  const sign = Math.sign(whole);
  const parts = weights.map((weight) => {
    const exact = size * BigInt(weight);
    return { share: exact / sum, rest: exact % sum };
  });
  let left = parts.reduce((remaining, part) => remaining - part.share, size);
  // Sorting keeps equal ones in their order.
  for (const part of [...parts].sort((a, b) => Number(b.rest > a.rest) - Number(a.rest > b.rest))) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map((part) => sign * Number(part.share) || 0);
}
