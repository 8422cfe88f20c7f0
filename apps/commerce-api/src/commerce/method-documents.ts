import type { PaymentMethod, ShippingMethod } from '@shop/contract';
import { freeShippingDistance, fromGross, money, wireAmount, type Currency } from '@shop/pricing';
import type { PaymentRule, ShippingRule } from './commerce-methods.ts';

/** A way of delivery as the wire carries it. Free when the goods cost more than its bound, with tax. */
export function shippingDocument(
  rule: ShippingRule,
  {
    goodsGross,
    isFreeAnyway,
    taxRate,
    currency,
  }: {
    /** Minor units. */
    readonly goodsGross: number;
    readonly isFreeAnyway: boolean;
    readonly taxRate: number;
    readonly currency: Currency;
  },
): ShippingMethod {
  const wire = (minor: number) => wireAmount({ minor, currency });
  const isFree =
    isFreeAnyway ||
    (rule.free_from !== undefined &&
      freeShippingDistance(money(goodsGross, currency), money(rule.free_from, currency)).reached);
  const price = fromGross(isFree ? 0 : rule.price_incl_tax, taxRate);
  return {
    carrier_code: rule.carrier_code,
    method_code: rule.method_code,
    carrier_title: rule.carrier_title,
    method_title: rule.method_title,
    amount: wire(price.net),
    base_amount: wire(price.net),
    price_excl_tax: wire(price.net),
    price_incl_tax: wire(price.gross),
    available: true,
    error_message: '',
    default: rule.default,
    ...(rule.free_from === undefined ? {} : { free_from: wire(rule.free_from) }),
    ...(rule.pickup_points.length === 0 ? {} : { pickup_points: [...rule.pickup_points] }),
  };
}

/** A way of payment as the wire carries it. `cash` tells clients to round what is handed over. */
export function paymentDocument(
  rule: PaymentRule,
  taxRate: number,
  currency: Currency,
): PaymentMethod {
  const cost = fromGross(rule.cost_incl_tax, taxRate);
  return {
    code: rule.code,
    title: rule.title,
    cost: wireAmount({ minor: cost.net, currency }),
    cost_incl_tax: wireAmount({ minor: cost.gross, currency }),
    default: rule.default,
    cash: rule.cash,
    ...(rule.credit ? { credit: true } : {}),
    ...(rule.information === undefined ? {} : { information: rule.information }),
  };
}
