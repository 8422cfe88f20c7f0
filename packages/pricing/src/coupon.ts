import { percentOf } from './rounding.ts';
import { splitMinor } from './split-minor.ts';

/** What a coupon does. Amounts gross, in whole minor units. */
export type CouponEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: number }
  | { readonly kind: 'free-shipping' };

export interface Coupon {
  readonly code: string;
  readonly effect: CouponEffect;
  /** It holds from this price of the goods on, gross, included. */
  readonly minimumSubtotal?: number | undefined;
}

/** Whether the coupon counted, and what is missing if it did not. */
export type CouponOutcome =
  | { readonly code: string; readonly applied: true }
  | {
      readonly code: string;
      readonly applied: false;
      readonly reason: 'below-minimum';
      /** Gross amount of goods still needed. */
      readonly missing: number;
    };

/** The coupon's word on a cart whose goods cost `subtotal`, gross. Source: PR-36. */
export function couponOutcome(coupon: Coupon, subtotal: number): CouponOutcome {
  const missing = (coupon.minimumSubtotal ?? 0) - subtotal;
  return missing > 0
    ? { code: coupon.code, applied: false, reason: 'below-minimum', missing }
    : { code: coupon.code, applied: true };
}

/**
 * What a coupon takes off each row, gross. The shares add up to the whole, which is never more than the goods.
 *
 * A percentage is rounded on each row or once on the total, as the policy says; a fixed amount is shared out
 * by the price of the rows. Errors: throws `RangeError` for a negative coupon or a fraction of a minor unit.
 * Source: PR-36 to PR-38.
 */
export function couponDiscounts(
  coupon: Coupon | undefined,
  rows: readonly number[],
  rounding: 'line' | 'total',
): readonly number[] {
  const effect = coupon?.effect;
  const goods = rows.reduce((sum, row) => sum + row, 0);
  if (effect === undefined || effect.kind === 'free-shipping' || goods === 0)
    return rows.map(() => 0);
  if (effect.kind === 'fixed') {
    if (!Number.isSafeInteger(effect.amount) || effect.amount < 0)
      throw new RangeError(`No coupon amount: ${effect.amount}`);
    return splitMinor(Math.min(effect.amount, goods), rows);
  }
  if (!(effect.percent >= 0)) throw new RangeError(`No coupon percentage: ${effect.percent}`);
  const percent = Math.min(effect.percent, 100);
  return rounding === 'line'
    ? rows.map((row) => percentOf(row, percent))
    : splitMinor(percentOf(goods, percent), rows);
}
