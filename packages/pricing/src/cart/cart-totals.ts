import {
  couponDiscounts,
  couponOutcome,
  type CouponDefinition,
  type CouponOutcome,
} from './coupon.ts';
import {
  allocateMinor,
  assertWhole,
  roundHalfUp,
  sumWhole,
  type Gross,
  type MinorUnits,
} from '@shop/money';
import { addTaxed, fromGross, zeroAmount, type TaxedAmount } from '../tax/taxed-amount.ts';

/** One line of a cart. Amounts are whole minor units (HUF: the forints of the wire). */
export interface CartLine {
  /** Key of a line in its cart. It decides which line gets the rounding remainder, regardless of the line order. */
  readonly id: string;
  /** Price of one piece with tax, before any coupon. */
  readonly unitGross: Gross<MinorUnits>;
  readonly qty: number;
  /** Percent points: 27. */
  readonly taxRate: number;
}

/** Charge paid once per cart: shipping, or the fee of a payment method. */
export interface CartCharge {
  readonly gross: Gross<MinorUnits>;
  readonly taxRate: number;
}

/** Rounding of the tax: on each line, or once per rate on the total, which is then allocated to the lines. */
export type RoundingPolicy = 'line' | 'total';

/** Options of the cart totals. Amounts are gross, in minor units. Source: PR-45. */
export interface CartTotalsOptions {
  readonly rounding: RoundingPolicy;
  readonly shipping?: CartCharge | undefined;
  /** Shipping is free if the subtotal is strictly greater than this, gross, before coupons. */
  readonly freeShippingAbove?: Gross<MinorUnits> | undefined;
  readonly payment?: CartCharge | undefined;
  readonly coupon?: CouponDefinition | undefined;
}

/** Totals of one line. `row - discount = paid` in gross; each `gross - tax = net`. */
export interface CartLineTotals {
  readonly id: string;
  readonly qty: number;
  readonly taxRate: number;
  /** Price of one piece, before the coupon. */
  readonly unit: TaxedAmount;
  /** Price of all pieces, before the coupon. */
  readonly row: TaxedAmount;
  /** The line's share of the coupon, gross, not negative. */
  readonly discount: Gross<MinorUnits>;
  /** The share of the coupon in whole per cent of the row. */
  readonly discountPercent: number;
  /** Price of all pieces, after the coupon, as on the invoice. */
  readonly paid: TaxedAmount;
}

/** A row of the summary. `subtotal + shipping + payment + discount = grand_total`, which includes `tax`. */
export interface CartSegment {
  readonly code: 'subtotal' | 'shipping' | 'payment' | 'discount' | 'tax' | 'grand_total';
  /** Gross, whole minor units; a discount is negative. */
  readonly value: MinorUnits;
}

/** Totals of a cart. Every amount is a whole number of minor units. */
export interface MinorCartTotals {
  /** In the order of the input. */
  readonly lines: readonly CartLineTotals[];
  /** Number of pieces of all lines. */
  readonly qty: number;
  /** Price of all lines, before the coupon. */
  readonly subtotal: TaxedAmount;
  /** Reduction by the coupon, gross, not negative. */
  readonly discount: Gross<MinorUnits>;
  readonly shipping: TaxedAmount;
  readonly isShippingFree: boolean;
  readonly payment: TaxedAmount;
  /** Amount to pay, and the tax included in it. */
  readonly grandTotal: TaxedAmount;
  /** In display order; shipping and payment only if the cart has them. */
  readonly segments: readonly CartSegment[];
  /** Absent if the cart has no coupon. */
  readonly coupon?: CouponOutcome | undefined;
}

/**
 * Computes the totals of each line and of the cart: shipping once per cart, the payment fee, the coupon allocated to
 * the lines so that the shares add up, and the included tax.
 *
 * Units: whole minor units in input and output; net and tax are derived from gross. Bounds: quantities and amounts are
 * whole and not negative. The order of the lines changes no amount. Errors: throws `RangeError` for an amount or
 * quantity outside the bounds. Source: PR-45 to PR-48 and PR-51 to PR-55.
 */
export function cartTotals(
  lines: readonly CartLine[],
  options: CartTotalsOptions,
): MinorCartTotals {
  const { rounding } = options;
  const sortedLines = [...lines.entries()].sort(([, a], [, b]) => compareLines(a, b));
  const rows = sortedLines.map(([, { unitGross, qty, taxRate }]): CartCharge => ({
    gross: assertWhole(unitGross) * assertWhole(qty),
    taxRate,
  }));
  const sums = rows.map(({ gross }) => gross);
  const subtotal = sumWhole(sums);
  const coupon = options.coupon && couponOutcome(options.coupon, subtotal);
  const appliedCoupon = coupon?.applied ? options.coupon : undefined;
  const discounts = couponDiscounts(appliedCoupon, sums, rounding);

  const isShippingFree =
    appliedCoupon?.effect.kind === 'free-shipping' ||
    subtotal > (options.freeShippingAbove ?? Infinity);
  const charges = [isShippingFree ? undefined : options.shipping, options.payment].map(
    (charge) => ({
      gross: lines.length > 0 ? assertWhole(charge?.gross ?? 0) : 0,
      taxRate: charge?.taxRate ?? 0,
    }),
  );

  const beforeDiscount = taxedParts(rows, rounding);
  const afterDiscount = taxedParts(
    [
      ...rows.map(({ gross, taxRate }, index) => ({
        gross: gross - (discounts[index] ?? 0),
        taxRate,
      })),
      ...charges,
    ],
    rounding,
  );
  const [shipping = zeroAmount, payment = zeroAmount] = afterDiscount.slice(-2);

  const totals: CartLineTotals[] = [];
  for (const [index, [position, { id, unitGross, qty, taxRate }]] of sortedLines.entries()) {
    const row = beforeDiscount[index] ?? zeroAmount;
    const discount = discounts[index] ?? 0;
    totals[position] = {
      id,
      qty,
      taxRate,
      unit: fromGross(unitGross, taxRate),
      row,
      discount,
      discountPercent: row.gross === 0 ? 0 : roundHalfUp((discount * 100) / row.gross),
      paid: afterDiscount[index] ?? zeroAmount,
    };
  }
  const discount = sumWhole(discounts);
  const grandTotal = sumTaxed(afterDiscount);
  const segments: (CartSegment | false)[] = [
    { code: 'subtotal', value: subtotal },
    options.shipping !== undefined && { code: 'shipping', value: shipping.gross },
    options.payment !== undefined && { code: 'payment', value: payment.gross },
    { code: 'discount', value: 0 - discount },
    { code: 'tax', value: grandTotal.tax },
    { code: 'grand_total', value: grandTotal.gross },
  ];
  return {
    lines: totals,
    qty: sumWhole(lines.map(({ qty }) => qty)),
    subtotal: sumTaxed(beforeDiscount),
    discount,
    shipping,
    isShippingFree,
    payment,
    grandTotal,
    segments: segments.filter((segment) => segment !== false),
    ...(coupon && { coupon }),
  };
}

function sumTaxed(parts: readonly TaxedAmount[]): TaxedAmount {
  return parts.reduce((sum, part) => addTaxed(sum, part), zeroAmount);
}

/** Computes the tax of each part, rounded by the policy. Source: PR-53. */
function taxedParts(
  parts: readonly CartCharge[],
  rounding: RoundingPolicy,
): readonly TaxedAmount[] {
  if (rounding === 'line') return parts.map(({ gross, taxRate }) => fromGross(gross, taxRate));
  const shares = new Map<CartCharge, number>();
  for (const rate of new Set(parts.map(({ taxRate }) => taxRate))) {
    const partsOfRate = parts.filter(({ taxRate }) => taxRate === rate);
    const weights = partsOfRate.map(({ gross }) => gross);
    const taxes = allocateMinor(fromGross(sumWhole(weights), rate).tax, weights);
    for (const [index, part] of partsOfRate.entries()) shares.set(part, taxes[index] ?? 0);
  }
  return parts.map((part) => {
    const tax = shares.get(part) ?? 0;
    return { net: part.gross - tax, tax, gross: part.gross };
  });
}

/** Sorts the lines, so that the totals do not depend on the order of the input. */
function compareLines(a: CartLine, b: CartLine): number {
  const byId = Number(a.id > b.id) - Number(a.id < b.id);
  return byId || a.unitGross - b.unitGross || a.qty - b.qty || a.taxRate - b.taxRate;
}
