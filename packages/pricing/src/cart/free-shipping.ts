import { compareMoney, money, type Money } from '@shop/money';

/** Distance of a cart to free shipping. */
export interface FreeShippingDistance {
  readonly reached: boolean;
  /** Missing amount, gross; zero once free shipping is reached. */
  readonly missing: Money;
}

/**
 * Computes the amount by which the goods must increase until shipping is free.
 *
 * Units: gross, before any coupon, so that a better coupon never brings the shipping fee back. Bounds: free strictly
 * above the threshold; at the threshold one minor unit is missing. Errors: throws `CurrencyMismatchError`. Source:
 * PR-56.
 */
export function freeShippingDistance(subtotal: Money, threshold: Money): FreeShippingDistance {
  const reached = compareMoney(subtotal, threshold) > 0;
  const missing = reached ? 0 : threshold.minor - subtotal.minor + 1;
  return { reached, missing: money(missing, subtotal.currency) };
}
