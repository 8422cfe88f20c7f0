import { unsafeBrand, err, ok, type EpochMs, type Result } from '@shop/kernel';
import { couponOutcome, type CouponDefinition } from './coupon.ts';
import { endMomentOf, momentOf, type TimeZone } from '@shop/calendar';

/** A coupon with its validity period and limit of uses. An absent field sets no limit. */
export interface CouponTerms extends CouponDefinition {
  readonly from?: EpochMs | undefined;
  readonly to?: EpochMs | undefined;
  readonly useLimit?: number | undefined;
  /** Number of uses so far. */
  readonly useCount: number;
}

/** Reason why a coupon does not reduce the price. Amounts are gross, in minor units. */
export type CouponRejection =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-yet'; readonly from: EpochMs }
  | { readonly kind: 'expired' }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'minimum'; readonly minimum: number; readonly missing: number };

/**
 * Checks whether a coupon is valid at `now` for this subtotal; `undefined` is an unknown coupon.
 *
 * Units: gross, in whole minor units, before any reduction. Bounds: `from` and `to` are inclusive. Source: PR-48,
 * PR-49.
 */
export function checkCoupon(
  coupon: CouponTerms | undefined,
  subtotal: number,
  now: EpochMs,
): Result<CouponDefinition, CouponRejection> {
  if (coupon === undefined) return err({ kind: 'unknown' });
  const { from, to, useLimit, useCount, ...definition } = coupon;
  if (from !== undefined && now < from) return err({ kind: 'not-yet', from });
  if (to !== undefined && now > to) return err({ kind: 'expired' });
  if (useLimit !== undefined && useCount >= useLimit) return err({ kind: 'used-up' });
  const { applied, missing } = couponOutcome(definition, subtotal);
  return applied
    ? ok(definition)
    : err({ kind: 'minimum', minimum: definition.minimumSubtotal ?? 0, missing });
}

/**
 * Returns the last moment at which a coupon with this end is valid: the given moment, or the last moment of a date
 * without a time. Errors: returns `undefined` for a text that is no date. Source: PR-50.
 */
export function couponEnd(text: string, timeZone: TimeZone): EpochMs | undefined {
  const end = endMomentOf(text, timeZone);
  return end === undefined || end === momentOf(text, timeZone)
    ? end
    : unsafeBrand<EpochMs>(end - 1);
}
