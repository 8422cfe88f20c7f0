import type { MinorUnits } from '@shop/money';

/** Adds positive and negative amounts. */
export function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
