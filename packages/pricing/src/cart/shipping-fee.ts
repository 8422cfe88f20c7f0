import { freeShippingDistance } from './free-shipping.ts';
import { money, type Money } from '../money/money.ts';

/**
 * What delivery of these goods costs: its fee, and nothing strictly above the threshold where there is one.
 *
 * Units: gross; the goods before any coupon. Errors: throws `CurrencyMismatchError`. Source: PR-34.
 */
export function shippingFee(subtotal: Money, fee: Money, threshold: Money | undefined): Money {
  const isFree = threshold !== undefined && freeShippingDistance(subtotal, threshold).reached;
  return isFree ? money(0, fee.currency) : fee;
}
