import type { PaymentMethod, ShippingMethod } from '@shop/contract';
import { freeShippingDistance, fromGross, huf } from '@shop/pricing';
import type { PaymentRule, ShippingRule } from './commerce-methods.ts';

/** A way of delivery as the wire carries it. Free when the goods cost more than its bound, with tax. */
export function shippingDocument(
  rule: ShippingRule,
  goodsGross: number,
  isFreeAnyway: boolean,
  taxRate: number,
): ShippingMethod {
  const isFree =
    isFreeAnyway ||
    (rule.free_from !== undefined &&
      freeShippingDistance(huf(goodsGross), huf(rule.free_from)).reached);
  const price = fromGross(isFree ? 0 : rule.price_incl_tax, taxRate);
  return {
    carrier_code: rule.carrier_code,
    method_code: rule.method_code,
    carrier_title: rule.carrier_title,
    method_title: rule.method_title,
    amount: price.net,
    base_amount: price.net,
    price_excl_tax: price.net,
    price_incl_tax: price.gross,
    available: true,
    error_message: '',
    default: rule.default,
    ...(rule.free_from === undefined ? {} : { free_from: rule.free_from }),
  };
}

/** A way of payment as the wire carries it. `cash` tells clients to round what is handed over. */
export function paymentDocument(rule: PaymentRule, taxRate: number): PaymentMethod {
  const cost = fromGross(rule.cost_incl_tax, taxRate);
  return {
    code: rule.code,
    title: rule.title,
    cost: cost.net,
    cost_incl_tax: cost.gross,
    default: rule.default,
    cash: rule.cash,
  };
}
