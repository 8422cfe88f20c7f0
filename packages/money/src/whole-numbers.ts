/**
 * Returns an amount, quantity or weight; requires that it is whole and not negative.
 *
 * Errors: throws `RangeError` for any other number, and for a number too large to be exact. Source: MO-1.
 */
export function assertWhole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Not whole, or negative: ${amount}`);
  return amount;
}

/** Returns the sum of whole numbers. Errors: throws `RangeError` as `assertWhole` does. Source: MO-1. */
export function sumWhole(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => assertWhole(sum + assertWhole(amount)), 0);
}
