import { unsafeBrand, err, type EpochMs, type Result } from '@shop/kernel';
import type { CouponDefinition } from '@shop/pricing';
import { checkCoupon, type CouponRejection as Refusal, type CouponTerms } from '@shop/pricing/shop';

/** A stored coupon. `value` in per cent or whole forints, amounts with tax. */
export interface CouponRow {
  readonly code: string;
  readonly type: 'percent' | 'fixed' | 'free_shipping';
  readonly value: number;
  readonly minAmount: number;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly useLimit: number | null;
  readonly used: number;
  readonly description: string | null;
}

/** Reason why a coupon does not lower the price. Names are those of `meta.error`. */
export type CouponRefusal =
  | { readonly error: 'coupon-unknown' }
  | { readonly error: 'coupon-not-yet'; readonly from: string }
  | { readonly error: 'coupon-expired' }
  | { readonly error: 'coupon-used-up' }
  | { readonly error: 'coupon-minimum'; readonly minimum: number; readonly missing: number };

/** Checks if a coupon is valid now for this total of articles, in minor units with tax. Source: PR-49. */
export function checkCouponRow(
  row: CouponRow | undefined,
  goodsGross: number,
  now: EpochMs,
): Result<CouponDefinition, CouponRefusal> {
  const checked = checkCoupon(row && termsOf(row), goodsGross, now);
  return checked.ok ? checked : err(refusalName(checked.error));
}

function refusalName(refusal: Refusal): CouponRefusal {
  switch (refusal.kind) {
    case 'unknown':
      return { error: 'coupon-unknown' };
    case 'not-yet':
      return { error: 'coupon-not-yet', from: new Date(refusal.from).toISOString() };
    case 'expired':
      return { error: 'coupon-expired' };
    case 'used-up':
      return { error: 'coupon-used-up' };
    case 'minimum':
      return { error: 'coupon-minimum', minimum: refusal.minimum, missing: refusal.missing };
  }
}

function termsOf(row: CouponRow): CouponTerms {
  const moment = (date: Date | null) =>
    date === null ? undefined : unsafeBrand<EpochMs>(date.getTime());
  return {
    code: row.code,
    effect: effectOf(row),
    minimumSubtotal: row.minAmount,
    from: moment(row.validFrom),
    to: moment(row.validTo),
    useLimit: row.useLimit ?? undefined,
    useCount: row.used,
  };
}

function effectOf(row: CouponRow): CouponDefinition['effect'] {
  switch (row.type) {
    case 'percent':
      return { kind: 'percent', percent: row.value };
    case 'fixed':
      return { kind: 'fixed', amount: row.value };
    case 'free_shipping':
      return { kind: 'free-shipping' };
  }
}
