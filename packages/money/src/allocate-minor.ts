import { sumWhole } from './whole-numbers.ts';

/**
 * Splits a whole number into parts that add up to it exactly: each gets its rounded-down share, and the remaining units
 * go one each to the largest remainders (the earlier part on a tie).
 * Computes the shares in `bigint`, because the amounts can have any size. Source: MO-3.
 */
export function allocateMinor(amount: number, weights: readonly number[]): readonly number[] {
  if (weights.length === 0) throw new RangeError('No weights');
  const weightSum = BigInt(sumWhole(weights));
  if (weightSum === 0n)
    return allocateMinor(
      amount,
      weights.map(() => 1),
    );
  const size = BigInt(Math.abs(amount));
  const sign = Math.sign(amount);
  const parts = weights.map((weight) => {
    const product = size * BigInt(weight);
    return { share: product / weightSum, remainder: product % weightSum };
  });
  let remainder = parts.reduce((remaining, part) => remaining - part.share, size);
  // The sort is stable: equal parts keep their order.
  for (const part of [...parts].sort((a, b) => Number(b.remainder - a.remainder))) {
    if (remainder === 0n) break;
    part.share += 1n;
    remainder -= 1n;
  }
  return parts.map((part) => sign * Number(part.share) || 0);
}
