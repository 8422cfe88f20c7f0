import type { MinorUnits } from '@shop/money';

/** Adds up amounts of either sign. */
export function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
