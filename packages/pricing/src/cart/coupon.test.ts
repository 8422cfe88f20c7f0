import { describe, expect, it } from 'vitest';
import { cartTotals, type CartLine } from './cart-totals.ts';
import { couponDiscounts, couponOutcome, type CouponEffect } from './coupon.ts';

const lines: CartLine[] = [
  { id: 'a', unitGross: 3333, qty: 1, taxRate: 27 },
  { id: 'b', unitGross: 3333, qty: 1, taxRate: 27 },
  { id: 'c', unitGross: 3333, qty: 1, taxRate: 27 },
];
const shipping = { gross: 1490, taxRate: 27 };
const withCoupon = (effect: CouponEffect, minimumSubtotal?: number, rounding = 'total' as const) =>
  cartTotals(lines, { rounding, shipping, coupon: { code: 'KOD', effect, minimumSubtotal } });

describe('a coupon', () => {
  it('[PR-48] takes off a percentage', () => {
    const totals = withCoupon({ kind: 'percent', percent: 10 });
    expect(totals.discount).toBe(1000);
    expect(totals.grandTotal.gross).toBe(9999 - 1000 + 1490);
    expect(totals.lines[0]?.discountPercent).toBe(10);
    expect(totals.coupon).toEqual({ code: 'KOD', applied: true, missing: 0 });
  });

  it('[PR-48] takes off a fixed amount', () => {
    expect(withCoupon({ kind: 'fixed', amount: 2000 }).discount).toBe(2000);
  });

  it('[PR-48] takes off the shipping cost', () => {
    const totals = withCoupon({ kind: 'free-shipping' });
    expect(totals).toMatchObject({ discount: 0, isShippingFree: true });
    expect(totals.grandTotal.gross).toBe(9999);
  });

  it('[PR-48] holds from its minimum on, and says below it how much is missing', () => {
    const effect = { kind: 'percent', percent: 10 } as const;
    expect(withCoupon(effect, 9999).coupon).toEqual({ code: 'KOD', applied: true, missing: 0 });
    const below = withCoupon(effect, 15_000);
    expect(below.coupon).toEqual({ code: 'KOD', applied: false, missing: 5001 });
    expect(below.discount).toBe(0);
    expect(withCoupon({ kind: 'free-shipping' }, 15_000).isShippingFree).toBe(false);
    expect(couponOutcome({ code: 'KOD', effect }, 0).applied).toBe(true);
  });

  it('[PR-51] shares the discount out so that it adds up', () => {
    const percent = withCoupon({ kind: 'percent', percent: 10 });
    expect(percent.lines.map(({ discount }) => discount)).toEqual([334, 333, 333]);
    const fixed = withCoupon({ kind: 'fixed', amount: 2000 });
    expect(fixed.lines.map(({ discount }) => discount)).toEqual([667, 667, 666]);
  });

  it('[PR-51] never takes off more than the goods', () => {
    const totals = withCoupon({ kind: 'fixed', amount: 50_000 });
    expect(totals.discount).toBe(9999);
    expect(totals.grandTotal.gross).toBe(1490);
    expect(withCoupon({ kind: 'percent', percent: 250 }).discount).toBe(9999);
    expect(withCoupon({ kind: 'percent', percent: -10 }).discount).toBe(0);
  });

  it('[PR-51] finds nothing to take off an empty or a free cart', () => {
    const effect = { kind: 'fixed', amount: 100 } as const;
    expect(couponDiscounts({ code: 'KOD', effect }, [], 'total')).toEqual([]);
    expect(couponDiscounts({ code: 'KOD', effect }, [0, 0], 'line')).toEqual([0, 0]);
    expect(couponDiscounts(undefined, [100], 'total')).toEqual([0]);
  });

  it('[PR-53] a percentage is rounded once per total, or on every line', () => {
    const coupon = { code: 'KOD', effect: { kind: 'percent', percent: 10 } } as const;
    expect(couponDiscounts(coupon, [5, 5, 5], 'line')).toEqual([1, 1, 1]);
    expect(couponDiscounts(coupon, [5, 5, 5], 'total')).toEqual([1, 1, 0]);
  });

  it.each([-1, 0.5, Number.NaN])('[PR-48] a fixed coupon of %s throws', (amount) => {
    expect(() => withCoupon({ kind: 'fixed', amount })).toThrow(RangeError);
  });

  it('[PR-48] a percentage that is no number throws', () => {
    expect(() => withCoupon({ kind: 'percent', percent: Number.NaN })).toThrow(RangeError);
  });
});
