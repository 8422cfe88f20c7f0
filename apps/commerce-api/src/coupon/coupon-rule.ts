import { err, ok, type Result } from '@shop/kernel';
import { couponOutcome, type Coupon } from '@shop/pricing';
import type { coupon } from '../db/schema/cart.ts';

/** A coupon as it is kept. */
export type CouponRow = typeof coupon.$inferSelect;

/** Why a coupon does not lower the price. Names are those of `meta.error`. */
export type CouponRefusal =
  | { readonly error: 'coupon-unknown' }
  | { readonly error: 'coupon-not-yet'; readonly from: string }
  | { readonly error: 'coupon-expired' }
  | { readonly error: 'coupon-used-up' }
  | { readonly error: 'coupon-minimum'; readonly minimum: number; readonly missing: number };

/**
 * Whether the coupon holds for goods of this price at this moment.
 *
 * Units: minor units with tax, before any reduction. Bounds: the first and the last moment belong to it.
 */
export function checkCoupon(
  row: CouponRow | undefined,
  goodsGross: number,
  nowMs: number,
): Result<Coupon, CouponRefusal> {
  if (row === undefined) return err({ error: 'coupon-unknown' });
  if (row.validFrom !== null && nowMs < row.validFrom.getTime()) {
    return err({ error: 'coupon-not-yet', from: row.validFrom.toISOString() });
  }
  if (row.validTo !== null && nowMs > row.validTo.getTime())
    return err({ error: 'coupon-expired' });
  if (row.useLimit !== null && row.used >= row.useLimit) return err({ error: 'coupon-used-up' });
  const found = { code: row.code, effect: effectOf(row), minimumSubtotal: row.minAmount };
  const { applied, missing } = couponOutcome(found, goodsGross);
  return applied ? ok(found) : err({ error: 'coupon-minimum', minimum: row.minAmount, missing });
}

/** How codes are kept and compared: people type them as they like. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

function effectOf(row: CouponRow): Coupon['effect'] {
  switch (row.type) {
    case 'percent':
      return { kind: 'percent', percent: row.value };
    case 'fixed':
      return { kind: 'fixed', amount: row.value };
    case 'free_shipping':
      return { kind: 'free-shipping' };
  }
}
