import type { Coupon, CouponOutcome } from './coupon.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/** One line of a cart. Whole minor units (HUF: the forints of the wire). */
export interface CartLine {
  /** Tells the lines of one cart apart; decides who gets the odd forint, so the order of lines never does. */
  readonly id: string;
  /** What one piece costs with tax, before any coupon. */
  readonly unitGross: number;
  readonly qty: number;
  /** Percent points: 27. */
  readonly taxRate: number;
}

/** What is paid once per cart: shipping, or the cost of a payment method. */
export interface CartCharge {
  readonly gross: number;
  readonly taxRate: number;
}

/** Where the tax is rounded: on each line, or once per rate on the total and then shared out. */
export type RoundingPolicy = 'line' | 'total';

export interface CartTotalsOptions {
  readonly rounding: RoundingPolicy;
  readonly shipping?: CartCharge | undefined;
  /** Shipping is free when the goods cost strictly more than this, gross, before coupons. */
  readonly freeShippingAbove?: number | undefined;
  readonly payment?: CartCharge | undefined;
  readonly coupon?: Coupon | undefined;
}

/** A line with its share of everything. `row - discount = paid` in gross; each `gross - tax = net`. */
export interface CartLineTotals {
  readonly id: string;
  readonly qty: number;
  readonly taxRate: number;
  /** One piece, before the coupon. */
  readonly unit: TaxedAmount;
  /** All pieces, before the coupon. */
  readonly row: TaxedAmount;
  /** The line's share of the coupon, gross, not negative. */
  readonly discount: number;
  /** That share in whole per cent of the row. */
  readonly discountPercent: number;
  /** All pieces, after the coupon. The invoice's figures. */
  readonly paid: TaxedAmount;
}

/** A row of the summary. `subtotal + shipping + payment + discount = grand_total`; `tax` is inside of it. */
export interface CartSegment {
  readonly code: 'subtotal' | 'shipping' | 'payment' | 'discount' | 'tax' | 'grand_total';
  /** Gross, whole minor units; a discount is negative. */
  readonly value: number;
}

/** What a cart costs. Every amount is a whole number of minor units. */
export interface CartTotals {
  /** In the order the lines were given. */
  readonly lines: readonly CartLineTotals[];
  /** Pieces in all. */
  readonly qty: number;
  /** The goods, before the coupon. */
  readonly subtotal: TaxedAmount;
  /** The coupon's reduction, gross, not negative. */
  readonly discount: number;
  readonly shipping: TaxedAmount;
  readonly isShippingFree: boolean;
  readonly payment: TaxedAmount;
  /** All that is paid, and the tax inside of it. */
  readonly grandTotal: TaxedAmount;
  /** In the order they are shown; shipping and payment only when given. */
  readonly segments: readonly CartSegment[];
  /** Absent when no coupon was given. */
  readonly coupon?: CouponOutcome | undefined;
}

/**
 * What a cart costs, line by line and in all: shipping once per cart, the payment's cost, the coupon shared
 * out among the lines so that the shares add up, the tax inside of it all.
 *
 * Units: gross is the truth, net and tax are derived; whole minor units in and out.
 * Bounds: quantities and amounts are whole and not negative. No order of lines changes any figure.
 * Errors: throws `RangeError` for an amount or quantity outside of the bounds. Source: PR-29 to PR-34.
 */
export function cartTotals(lines: readonly CartLine[], options: CartTotalsOptions): CartTotals {
  void lines;
  void options;
  throw new Error('unwritten');
}
