import type { Gross, MajorUnits } from '@shop/money';
import type { CouponRefusal } from '../notices/cart-notice.ts';

/** A coupon in the cart that gives no discount now, with the reason. Source: CS-52. */
export interface IdleCoupon {
  readonly code: string;
  readonly reason: CouponRefusal['kind'];
  readonly minimum?: CouponRefusal['minimum'] | undefined;
}

const reasons: Readonly<Record<string, CouponRefusal['kind']>> = {
  'coupon-missing': 'missing',
  'coupon-unknown': 'unknown',
  'coupon-expired': 'expired',
  'coupon-not-yet': 'not-yet',
  'coupon-used-up': 'used-up',
  'coupon-minimum': 'minimum',
};

/** Maps the error name of a coupon to a reason; `unknown` for other names. Source: CS-51. */
export function couponReason(error: string | undefined): CouponRefusal['kind'] {
  return reasons[error ?? ''] ?? 'unknown';
}

/** Reads the coupon without effect beside the totals; nothing on backends that do not send it. Source: CS-52. */
export function idleCouponOf(meta: Readonly<Record<string, unknown>>): IdleCoupon | undefined {
  const coupon = (meta['coupon'] ?? {}) as Readonly<Record<string, unknown>>;
  const { code, error } = coupon;
  return typeof code === 'string' && typeof error === 'string'
    ? { code, reason: couponReason(error), minimum: couponMinimum(coupon) }
    : undefined;
}

/** Returns the minimum price of the articles for a coupon, gross, in major units. Source: CS-53. */
export function couponMinimum({
  minimum,
}: Readonly<Record<string, unknown>>): Gross<MajorUnits> | undefined {
  return typeof minimum === 'number' && Number.isFinite(minimum) && minimum > 0
    ? minimum
    : undefined;
}
