import { compareMoney, type Money } from '@shop/money';
import { roundHalfUp } from '@shop/money';

/**
 * Returns by how many whole per cent `price` is below `base`; 0 if it is not.
 *
 * The base of an announced reduction is the prior price (`priorPrice`), not the regular price. Bounds: 0 to 100; 100
 * only for a price of 0. Errors: throws `CurrencyMismatchError`. Source: PR-35.
 */
export function discountPercent(base: Money, price: Money): number {
  if (compareMoney(price, base) >= 0 || base.minor <= 0) return 0;
  const percent = roundHalfUp(((base.minor - price.minor) * 100) / base.minor);
  return Math.min(percent, price.minor > 0 ? 99 : 100);
}
