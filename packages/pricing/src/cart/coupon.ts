import {
  allocateMinor,
  assertWhole,
  percentOf,
  sumWhole,
  type Gross,
  type MinorUnits,
} from '@shop/money';

/** Effect of a coupon. Amounts are gross, in whole minor units. */
export type CouponEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Gross<MinorUnits> }
  | { readonly kind: 'free-shipping' };

/** A coupon: its code, its effect and its minimum subtotal. Amounts are gross, in whole minor units. Source: PR-48. */
export interface CouponDefinition {
  readonly code: string;
  readonly effect: CouponEffect;
  /** Minimum subtotal, gross, inclusive. */
  readonly minimumSubtotal?: Gross<MinorUnits> | undefined;
}

/** Result of a coupon: whether it applied, and the amount missing from its minimum subtotal if it did not. Gross. */
export interface CouponOutcome {
  readonly code: string;
  readonly applied: boolean;
  /** 0 if the coupon applied. */
  readonly missing: Gross<MinorUnits>;
}

/**
 * Checks a coupon against the `subtotal` of a cart.
 *
 * Units: gross, in whole minor units. Bounds: the minimum subtotal is inclusive; without one the coupon always applies.
 * Source: PR-48.
 */
export function couponOutcome(
  coupon: CouponDefinition,
  subtotal: Gross<MinorUnits>,
): CouponOutcome {
  const missing = Math.max(0, (coupon.minimumSubtotal ?? 0) - subtotal);
  return { code: coupon.code, applied: missing === 0, missing };
}

/**
 * Computes the discount of each row, gross. The shares add up to the total discount, which never exceeds the subtotal.
 *
 * A percentage is rounded on each row or once on the total, depending on the policy; a fixed amount is allocated by the
 * prices of the rows. Bounds: clamps a percentage to 0 to 100. Errors: throws `RangeError` for a fixed amount that is
 * negative or not whole. Source: PR-48 and PR-51, PR-53.
 */
export function couponDiscounts(
  coupon: CouponDefinition | undefined,
  rows: readonly number[],
  rounding: 'line' | 'total',
): readonly number[] {
  const effect = coupon?.effect;
  const subtotal = sumWhole(rows);
  if (subtotal > 0 && effect?.kind === 'fixed')
    return allocateMinor(Math.min(assertWhole(effect.amount), subtotal), rows);
  const percent = effect?.kind === 'percent' ? Math.min(Math.max(effect.percent, 0), 100) : 0;
  return rounding === 'line' || subtotal === 0
    ? rows.map((row) => percentOf(row, percent))
    : allocateMinor(percentOf(subtotal, percent), rows);
}
