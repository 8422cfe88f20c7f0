import type { PaymentMethod, ShippingMethod, Totals, TotalSegment } from '@shop/contract';
import { cartTotals } from '@shop/pricing';
import {
  moneyFromWire,
  wireAmount,
  type Currency,
  type Gross,
  type MajorUnits,
  type MinorUnits,
} from '@shop/money';
import { unitPriceAt } from '@shop/pricing/shop';
import type { CartItem } from '../lines/cart-item.ts';
import { lineKey } from '../lines/line-identity.ts';
import type { CartTotals, Coupon } from '../cart/cart-state.ts';

/** Inputs of local totals besides the lines. */
export interface LocalTotalsParts {
  readonly currency: Currency;
  readonly shipping?: ShippingMethod | undefined;
  readonly payment?: PaymentMethod | undefined;
  readonly freeShippingAbove?: Gross<MajorUnits> | undefined;
  /** Last discount of the server. Used until the server sends another. */
  readonly discount: Gross<MajorUnits>;
}

/**
 * Computes the totals on this device: lines at their own prices, shipping once per cart, the payment's cost, the last
 * known coupon discount.
 * Units: gross, in major units. Bounds: a line without a price adds nothing; the discount never exceeds the price of
 * the articles. Source: CS-50; spec section 4, prices of PR-45 and PR-51.
 */
export function localTotals(items: readonly CartItem[], parts: LocalTotalsParts): CartTotals {
  const minor = (amount: Gross<MajorUnits> | undefined): Gross<MinorUnits> =>
    Math.max(0, moneyFromWire(amount ?? 0, parts.currency).minor);
  const major = (value: MinorUnits): MajorUnits =>
    wireAmount({ minor: value, currency: parts.currency });
  const charge = (gross: Gross<MajorUnits> | undefined) => ({ gross: minor(gross), taxRate: 0 });

  const { subtotal, discount, grandTotal, segments } = cartTotals(
    items.map((item) => ({
      id: lineKey(item),
      unitGross: minor(unitPriceAt(item.product, item.qty)),
      qty: item.qty,
      taxRate: 0,
    })),
    {
      rounding: 'line',
      shipping: parts.shipping && charge(parts.shipping.price_incl_tax),
      payment: parts.payment && charge(parts.payment.cost_incl_tax),
      freeShippingAbove:
        parts.freeShippingAbove === undefined ? undefined : minor(parts.freeShippingAbove),
      coupon: { code: '', effect: { kind: 'fixed', amount: minor(parts.discount) } },
    },
  );
  return {
    source: 'local',
    subtotalInclTax: major(subtotal.gross),
    discount: major(discount),
    grandTotal: major(grandTotal.gross),
    // Only the server knows every tax rate.
    segments: segments.flatMap(({ code, value }): TotalSegment[] =>
      code === 'tax' || (code === 'discount' && value === 0) ? [] : [{ code, value: major(value) }],
    ),
  };
}

/** Returns the server's totals for display. Gross, in major units. Source: CS-50. */
export function serverTotals(totals: Totals): CartTotals {
  const segment = (code: string): Gross<MajorUnits> | undefined =>
    totals.total_segments.find((entry) => entry.code === code)?.value ?? undefined;
  return {
    source: 'server',
    subtotalInclTax: totals.subtotal_incl_tax ?? segment('subtotal') ?? totals.subtotal ?? 0,
    discount: Math.abs(totals.discount_amount ?? segment('discount') ?? 0),
    grandTotal: segment('grand_total') ?? totals.grand_total,
    segments: totals.total_segments,
  };
}

/** Returns the applied coupon: present exactly when the totals contain a code. Source: CS-51. */
export function couponOf(totals: Totals | undefined): Coupon | undefined {
  if (totals === undefined) return undefined;
  const { coupon_code: code = '' } = totals;
  if (code === '') return undefined;
  return { code, discount: serverTotals(totals).discount };
}
