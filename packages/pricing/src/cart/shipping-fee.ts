import { freeShippingDistance } from './free-shipping.ts';
import { money, type Money } from '@shop/money';

/**
 * Returns the shipping fee for a subtotal: 0 strictly above the threshold, if there is one; otherwise `fee`.
 *
 * Units: gross; the subtotal is before any coupon. Errors: throws `CurrencyMismatchError`. Source: PR-46.
 */
export function shippingFee(subtotal: Money, fee: Money, threshold: Money | undefined): Money {
  const isFree = threshold !== undefined && freeShippingDistance(subtotal, threshold).reached;
  return isFree ? money(0, fee.currency) : fee;
}
