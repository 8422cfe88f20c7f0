import type { NewOrder } from '@shop/contract';
import { wireAmount, type Currency } from '@shop/money';
import type { CouponRefusal } from '../coupon/coupon-rule.ts';
import type { CountedLine, PricedCart } from '../totals/price-cart.ts';

/** A line of an order, and what the shopper was shown for one piece of it. */
export interface SeenLine extends CountedLine {
  /** In major units, with tax: each price the client named for it. */
  readonly seenUnitGross: readonly number[];
}

/** Another total than the shopper has seen. Amounts are in major units, with tax. */
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
 * Compares the total with the one that the shopper has seen; `undefined` if they are equal, as nothing is placed at
 * another. An older client sends no total: what it showed are the prices of its lines, and the coupon for as long as it
 * held. Source: CT-12.
 */
export function totalChange(
  order: Pick<NewOrder, 'expected_total'>,
  lines: readonly SeenLine[],
  pricedCart: PricedCart,
  currency: Currency,
): TotalChange | undefined {
  const wire = (minor: number) => wireAmount({ minor, currency });
  // Compared as the wire has them: a shopper's client may send a number no money has.
  const isSame = (amount: number, minor: number) => Math.abs(amount - wire(minor)) < wire(1) / 2;
  const total = pricedCart.totals.grandTotal.gross;
  const expectedTotal = order.expected_total;
  // Of an article that came in several lines, the first price that is another counts.
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
