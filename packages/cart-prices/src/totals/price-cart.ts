import type { Shipment } from '@shop/checkout';
import { isVirtualCart } from '@shop/catalog';
import {
  cartTotals,
  taxRate,
  type CartCharge,
  type MinorCartTotals,
  type RoundingPolicy,
} from '@shop/pricing';
import { wireAmount, type Currency } from '@shop/money';
import { checkCouponRow, type CouponRefusal, type CouponRow } from '../coupon/coupon-rule.ts';
import {
  availablePayment,
  availableShipping,
  selectedShipping,
} from '../methods/fitting-methods.ts';
import type {
  PaymentRule,
  ShippingAndPaymentMethods,
  ShippingRule,
} from '../methods/method-rules.ts';
import type { ResolvedLine, ProductLookup } from '@shop/cart-lines';

/** A line and its quantity. */
export interface CountedLine {
  /** Identifies the line in its cart. */
  readonly id: number;
  readonly qty: number;
  readonly line: ResolvedLine;
}

/** Selected shipping and payment; absent until selected. */
export interface CartChoices {
  readonly carrierCode?: string | null | undefined;
  readonly methodCode?: string | null | undefined;
  readonly paymentCode?: string | null | undefined;
  readonly couponCode?: string | null | undefined;
}

/** Totals of a cart, with the figures they are computed from. */
export interface PricedCart {
  readonly totals: MinorCartTotals;
  readonly load: Shipment;
  /** The selected shipping method, if it is available for the cart. */
  readonly shipping: ShippingRule | undefined;
  readonly payment: PaymentRule | undefined;
  /** Amount due before the cost of the payment method, with tax. */
  readonly due: number;
  /** The coupon in the cart that lowers the price. */
  readonly couponCode: string | undefined;
  readonly hasFreeShippingCoupon: boolean;
  /** A coupon in the cart that does not lower the price now. */
  readonly idleCoupon: ({ readonly code: string } & CouponRefusal) | undefined;
}

/** Lines, choices and rules that a cart is priced by. */
export interface PriceCartInput {
  readonly lines: readonly CountedLine[];
  readonly lookup: ProductLookup;
  readonly choices: CartChoices;
  readonly coupon: CouponRow | undefined;
  readonly methods: ShippingAndPaymentMethods;
  /** Step at which the shop rounds the tax of a cart. */
  readonly rounding: RoundingPolicy;
}

/** Tax class of articles, and therefore of their delivery. */
const standardTaxClass = 2;

/**
 * Computes the totals of a cart from the shop's own data: articles, delivery, payment cost and coupon.
 * Units: minor units of the store view's currency. Delivery and payment have the standard rate.
 */
export function priceCart(input: PriceCartInput): PricedCart {
  const { lines, lookup, choices, methods, rounding } = input;
  const { context } = lookup;
  const load = loadOf(lines, context.country);
  const standardRate = standardTaxRate(lookup);
  const shipping = selectedShipping(
    availableShipping(methods.shipping, load),
    choices.carrierCode,
    choices.methodCode,
  );
  const countedLines = lines.map(({ id, qty, line }) => ({
    id: String(id).padStart(20, '0'),
    qty,
    unitGross: line.unitGross,
    taxRate: line.taxRate,
  }));
  const goods = cartTotals(countedLines, { rounding }).subtotal.gross;
  const coupon =
    choices.couponCode === null || choices.couponCode === undefined
      ? undefined
      : checkCouponRow(input.coupon, goods, context.now);
  const totalsWith = (charge?: CartCharge) =>
    cartTotals(countedLines, {
      rounding,
      shipping: shipping && { gross: shipping.price_incl_tax, taxRate: standardRate },
      freeShippingAbove: shipping?.free_from,
      payment: charge,
      coupon: coupon?.ok === true ? coupon.value : undefined,
    });
  const totalsBefore = totalsWith();
  const due = totalsBefore.grandTotal.gross;
  const payment = availablePayment(methods.payment, { load, due }).find(
    ({ code }) => code === choices.paymentCode,
  );
  const cost = payment?.cost_incl_tax ?? 0;
  return {
    totals: cost === 0 ? totalsBefore : totalsWith({ gross: cost, taxRate: standardRate }),
    load,
    shipping,
    payment,
    due,
    couponCode: coupon?.ok === true ? coupon.value.code : undefined,
    hasFreeShippingCoupon: coupon?.ok === true && coupon.value.effect.kind === 'free-shipping',
    idleCoupon:
      coupon?.ok === false
        ? { code: choices.couponCode ?? '', ...wireRefusal(coupon.error, context.currency) }
        : undefined,
  };
}

/** Returns the standard tax rate of the cart's country, in percent points. */
export function standardTaxRate(lookup: ProductLookup): number {
  return taxRate(lookup.context.taxRules, standardTaxClass, lookup.context);
}

/** Returns the refusal with amounts in wire format. */
function wireRefusal(refusal: CouponRefusal, currency: Currency = 'HUF'): CouponRefusal {
  if (refusal.error !== 'coupon-minimum') return refusal;
  const wire = (minor: number) => wireAmount({ minor, currency });
  return { ...refusal, minimum: wire(refusal.minimum), missing: wire(refusal.missing) };
}

/** Returns the weight, destination and kind of the articles to ship. */
function loadOf(lines: readonly Pick<CountedLine, 'qty' | 'line'>[], country: string): Shipment {
  return {
    country,
    weightKg: lines.reduce((sum, { line, qty }) => sum + line.weightKg * qty, 0),
    isVirtual: isVirtualCart(lines.map(({ line }) => line.isVirtual)),
  };
}
