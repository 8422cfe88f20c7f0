import { as, err, ok, type EpochMs, type Result } from '@shop/kernel';
import { couponOutcome, type Coupon } from './coupon.ts';
import { endMomentOf, momentOf, type TimeZone } from './zone-time.ts';

/** A coupon, when it holds and how often it may be used. What is absent sets no bound. */
export interface CouponTerms extends Coupon {
  readonly from?: EpochMs | undefined;
  readonly to?: EpochMs | undefined;
  readonly useLimit?: number | undefined;
  /** How often it was used. */
  readonly used: number;
}

/** Why a coupon does not lower the price. Amounts gross, in minor units. */
export type CouponRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-yet'; readonly from: EpochMs }
  | { readonly kind: 'expired' }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'minimum'; readonly minimum: number; readonly missing: number };

/**
 * Whether a coupon holds at `now` for goods of this price; `undefined` is one that nobody knows.
 *
 * Units: gross, in whole minor units, before any reduction. Bounds: its first and its last moment belong to it.
 * Source: PR-36, PR-54.
 */
export function checkCoupon(
  coupon: CouponTerms | undefined,
  goods: number,
  now: EpochMs,
): Result<Coupon, CouponRefusal> {
  if (coupon === undefined) return err({ kind: 'unknown' });
  const { from, to, useLimit, used, ...rest } = coupon;
  if (from !== undefined && now < from) return err({ kind: 'not-yet', from });
  if (to !== undefined && now > to) return err({ kind: 'expired' });
  if (useLimit !== undefined && used >= useLimit) return err({ kind: 'used-up' });
  const { applied, missing } = couponOutcome(rest, goods);
  return applied ? ok(rest) : err({ kind: 'minimum', minimum: rest.minimumSubtotal ?? 0, missing });
}

/**
 * The last moment that belongs to a coupon whose end is written so: the moment itself, of a day alone the last one of
 * that day. Errors: `undefined` for a text that is no date. Source: PR-55.
 */
export function couponEnd(text: string, timeZone: TimeZone): EpochMs | undefined {
  const end = endMomentOf(text, timeZone);
  return end === undefined || end === momentOf(text, timeZone) ? end : as<EpochMs>(end - 1);
}
