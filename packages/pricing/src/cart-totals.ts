import { couponDiscounts, couponOutcome, type Coupon, type CouponOutcome } from './coupon.ts';
import { roundHalfUp } from './rounding.ts';
import { splitMinor } from './split-minor.ts';
import { fromGross, zeroAmount, type TaxedAmount } from './taxed-amount.ts';

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
 * Errors: throws `RangeError` for an amount or quantity outside of the bounds. Source: PR-33 to PR-40.
 */
export function cartTotals(lines: readonly CartLine[], options: CartTotalsOptions): CartTotals {
  for (const line of lines) assertLine(line);
  const order = [...lines.keys()].sort((a, b) => compareLines(lines[a], lines[b]));
  const sorted = order.flatMap((index) => lines[index] ?? []);

  const rowGross = sorted.map((line) => line.unitGross * line.qty);
  const goods = rowGross.reduce((sum, row) => sum + row, 0);
  const coupon = options.coupon && couponOutcome(options.coupon, goods);
  const counted = coupon?.applied === true ? options.coupon : undefined;
  const discounts = couponDiscounts(counted, rowGross, options.rounding);

  const isShippingFree =
    counted?.effect.kind === 'free-shipping' || goods > (options.freeShippingAbove ?? Infinity);
  const hasGoods = lines.length > 0;
  const shipping = part(options.shipping, hasGoods && !isShippingFree);
  const payment = part(options.payment, hasGoods);

  const rows = taxedParts(
    sorted.map(({ taxRate }, index) => ({ taxRate, gross: rowGross[index] ?? 0 })),
    options.rounding,
  );
  const paid = taxedParts(
    [
      ...sorted.map(({ taxRate }, index) => ({
        taxRate,
        gross: (rowGross[index] ?? 0) - (discounts[index] ?? 0),
      })),
      shipping,
      payment,
    ],
    options.rounding,
  );

  const totals: CartLineTotals[] = [];
  for (const [index, line] of sorted.entries()) {
    const row = rows[index] ?? zeroAmount;
    const discount = discounts[index] ?? 0;
    totals[order[index] ?? 0] = {
      id: line.id,
      qty: line.qty,
      taxRate: line.taxRate,
      unit: fromGross(line.unitGross, line.taxRate),
      row,
      discount,
      discountPercent: row.gross === 0 ? 0 : roundHalfUp((discount * 100) / row.gross),
      paid: paid[index] ?? zeroAmount,
    };
  }
  const discount = discounts.reduce((sum, share) => sum + share, 0);
  const result = {
    lines: totals,
    qty: lines.reduce((sum, line) => sum + line.qty, 0),
    subtotal: sumOf(rows),
    discount,
    shipping: paid[sorted.length] ?? zeroAmount,
    isShippingFree,
    payment: paid[sorted.length + 1] ?? zeroAmount,
    grandTotal: sumOf(paid),
    ...(coupon && { coupon }),
  };
  return { ...result, segments: segmentsOf(result, options) };
}

function segmentsOf(
  totals: Omit<CartTotals, 'segments'>,
  options: CartTotalsOptions,
): readonly CartSegment[] {
  return [
    { code: 'subtotal', value: totals.subtotal.gross },
    ...(options.shipping ? [{ code: 'shipping', value: totals.shipping.gross } as const] : []),
    ...(options.payment ? [{ code: 'payment', value: totals.payment.gross } as const] : []),
    { code: 'discount', value: 0 - totals.discount },
    { code: 'tax', value: totals.grandTotal.tax },
    { code: 'grand_total', value: totals.grandTotal.gross },
  ];
}

/** The tax of every part, rounded where the policy says. Source: PR-38. */
function taxedParts(
  parts: readonly CartCharge[],
  rounding: RoundingPolicy,
): readonly TaxedAmount[] {
  if (rounding === 'line') return parts.map(({ gross, taxRate }) => fromGross(gross, taxRate));
  const taxed = parts.map(({ gross }): TaxedAmount => ({ net: gross, tax: 0, gross }));
  for (const rate of new Set(parts.map((each) => each.taxRate))) {
    const indexes = [...parts.keys()].filter((index) => parts[index]?.taxRate === rate);
    const weights = indexes.map((index) => parts[index]?.gross ?? 0);
    const whole = fromGross(
      weights.reduce((sum, gross) => sum + gross, 0),
      rate,
    );
    for (const [place, tax] of splitMinor(whole.tax, weights).entries()) {
      const gross = weights[place] ?? 0;
      taxed[indexes[place] ?? 0] = { net: gross - tax, tax, gross };
    }
  }
  return taxed;
}

function part(charge: CartCharge | undefined, counts: boolean): CartCharge {
  if (charge === undefined) return { gross: 0, taxRate: 0 };
  assertAmount(charge.gross);
  assertRate(charge.taxRate);
  return counts ? charge : { gross: 0, taxRate: charge.taxRate };
}

function sumOf(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce(
    (sum, one) => ({
      net: sum.net + one.net,
      tax: sum.tax + one.tax,
      gross: sum.gross + one.gross,
    }),
    zeroAmount,
  );
}

/** One order for every cart with the same lines, whatever order they came in. */
function compareLines(a: CartLine | undefined, b: CartLine | undefined): number {
  if (a === undefined || b === undefined) return 0;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return a.unitGross - b.unitGross || a.qty - b.qty || a.taxRate - b.taxRate;
}

function assertLine({ unitGross, qty, taxRate }: CartLine): void {
  assertAmount(unitGross);
  assertAmount(qty);
  assertAmount(unitGross * qty);
  assertRate(taxRate);
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Neither whole nor zero or more: ${amount}`);
}

function assertRate(percent: number): void {
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`No tax rate: ${percent}`);
}
