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

/** The coupon's word on a cart whose goods cost `subtotal`, gross. Source: PR-32. */
export function couponOutcome(coupon: Coupon, subtotal: number): CouponOutcome {
  const missing = (coupon.minimumSubtotal ?? 0) - subtotal;
  return missing > 0
    ? { code: coupon.code, applied: false, reason: 'below-minimum', missing }
    : { code: coupon.code, applied: true };
}
