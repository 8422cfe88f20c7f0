import { compareMoney, money, type Money } from '../money/money.ts';

/** How near a cart is to free shipping. */
export interface FreeShippingDistance {
  readonly reached: boolean;
  /** What is still missing, gross; zero once reached. */
  readonly missing: Money;
}

/**
 * How much more the goods must cost until shipping is free.
 *
 * Units: gross, before any coupon, so that a better coupon never brings the shipping cost back.
 * Bounds: free strictly above the threshold; at the threshold one minor unit is missing.
 * Errors: throws `CurrencyMismatchError`. Source: PR-41.
 */
export function freeShippingDistance(subtotal: Money, threshold: Money): FreeShippingDistance {
  const reached = compareMoney(subtotal, threshold) > 0;
  const missing = reached ? 0 : threshold.minor - subtotal.minor + 1;
  return { reached, missing: money(missing, subtotal.currency) };
}
