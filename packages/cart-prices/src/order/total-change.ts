import type { NewOrder } from '@shop/contract';
import { wireAmount, type Currency } from '@shop/money';
import type { CouponRefusal } from '../coupon/coupon-rule.ts';
import type { CountedLine, PricedCart } from '../totals/price-cart.ts';

/** A line of an order, and the unit price the shopper saw. */
export interface SeenLine extends CountedLine {
  /** In major units, with tax: each price the client sent for it. */
  readonly seenUnitGross: readonly number[];
}

/** A total that differs from the one the shopper saw. Amounts are in major units, with tax. */
export interface TotalChange {
  readonly kind: 'total-changed';
  /** Absent where an older client sends none. */
  readonly expected_total?: number | undefined;
  readonly grand_total: number;
  /** Lines whose price changed. */
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly expected_price: number;
    readonly price: number;
  }[];
  /** The coupon of the cart, if it no longer applies. */
  readonly coupon?: CouponRefusal | undefined;
}

/**
 * Compares the total with the one the shopper saw; `undefined` if they are equal. No order is placed at another total.
 * For an older client that sends no total, compares the prices of its lines, and the coupon if it was still valid.
 * Source: CT-12.
 */
export function totalChange(
  order: Pick<NewOrder, 'expected_total'>,
  lines: readonly SeenLine[],
  pricedCart: PricedCart,
  currency: Currency,
): TotalChange | undefined {
  const wire = (minor: number) => wireAmount({ minor, currency });
  // Compared in major units as on the wire: a client may send a number that is no valid amount.
  const isSame = (amount: number, minor: number) => Math.abs(amount - wire(minor)) < wire(1) / 2;
  const total = pricedCart.totals.grandTotal.gross;
  const expectedTotal = order.expected_total;
  // For an article in several lines, the first price that differs counts.
  const changedLines = lines.flatMap(({ line, seenUnitGross }) => {
    const shownPrice = seenUnitGross.find((price) => !isSame(price, line.unitGross));
    if (shownPrice === undefined) return [];
    const { sku, name, unitGross } = line;
    return [{ sku, name, expected_price: shownPrice, price: wire(unitGross) }];
  });
  const isSeen =
    expectedTotal === undefined
      ? changedLines.length === 0 && pricedCart.idleCoupon === undefined
      : isSame(expectedTotal, total);
  if (isSeen) return undefined;
  return {
    kind: 'total-changed',
    expected_total: expectedTotal,
    grand_total: wire(total),
    lines: changedLines,
    coupon: pricedCart.idleCoupon,
  };
}
