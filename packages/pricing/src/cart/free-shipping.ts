import { compareMoney, money, type Money } from '@shop/money';

/** Amount missing from free shipping. */
export interface FreeShippingDistance {
  readonly reached: boolean;
  /** Missing amount, gross; 0 if shipping is free. */
  readonly missing: Money;
}

/**
 * Computes how much the subtotal must increase until shipping is free.
 *
 * Units: gross, before any coupon: a coupon never causes a shipping fee. Bounds: free strictly above the threshold; at
 * the threshold one minor unit is missing. Errors: throws `CurrencyMismatchError`. Source: PR-56.
 */
export function freeShippingDistance(subtotal: Money, threshold: Money): FreeShippingDistance {
  const reached = compareMoney(subtotal, threshold) > 0;
  const missing = reached ? 0 : threshold.minor - subtotal.minor + 1;
  return { reached, missing: money(missing, subtotal.currency) };
}
