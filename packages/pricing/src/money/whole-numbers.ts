/**
 * An amount, quantity or weight as it must be: whole and not negative.
 *
 * Errors: throws `RangeError` for any other number, and for one too big to be exact. Source: PR-1.
 */
export function assertWhole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Not whole, or below 0: ${amount}`);
  return amount;
}

/** What whole numbers make together. Errors: throws `RangeError` as `assertWhole` does. Source: PR-1. */
export function sumWhole(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => assertWhole(sum + assertWhole(amount)), 0);
}
