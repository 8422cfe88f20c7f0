import type { DeliveryTerms, PaymentMethod, ShippingMethod } from '@shop/contract';
import { fromGross } from '@shop/pricing';
import { money, wireAmount, type Currency } from '@shop/money';
import { shippingFee } from '@shop/pricing/shop';
import type { PaymentRule, ShippingAndPaymentMethods, ShippingRule } from './method-rules.ts';

/** Returns a shipping method in wire format. Free when the articles cost more than its bound, with tax. */
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
  const { free_from: freeFrom } = rule;
  const fee = shippingFee(
    money(goodsGross, currency),
    money(isFreeAnyway ? 0 : rule.price_incl_tax, currency),
    freeFrom === undefined ? undefined : money(freeFrom, currency),
  );
  const price = fromGross(fee.minor, taxRate);
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
    ...(freeFrom === undefined ? {} : { free_from: wire(freeFrom) }),
    ...(rule.pickup_points.length === 0 ? {} : { pickup_points: [...rule.pickup_points] }),
    ...(rule.parcel_points === undefined ? {} : { parcel_points: rule.parcel_points }),
    ...(rule.extra_days === undefined ? {} : { extra_days: rule.extra_days }),
  };
}

/** Returns a payment method in wire format. `cash`: clients round the amount to pay. */
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
    information: rule.information,
    online: rule.online,
  };
}

/** Returns the delivery methods and zones of a store view in wire format. Source: CT-14. */
export function deliveryTermsDocument(
  { shipping, zones = [] }: Pick<ShippingAndPaymentMethods, 'shipping' | 'zones'>,
  currency: Currency,
): DeliveryTerms {
  const wire = (minor: number) => wireAmount({ minor, currency });
  return {
    methods: shipping.map((rule) => ({
      carrier_code: rule.carrier_code,
      method_code: rule.method_code,
      method_title: rule.method_title,
      price_incl_tax: wire(rule.price_incl_tax),
      ...(rule.free_from === undefined ? {} : { free_from: wire(rule.free_from) }),
      countries: [...rule.countries],
      ...(rule.min_weight_kg === undefined ? {} : { min_weight_kg: rule.min_weight_kg }),
      ...(rule.max_weight_kg === undefined ? {} : { max_weight_kg: rule.max_weight_kg }),
      default: rule.default,
      is_pickup: rule.pickup_points.length > 0 || rule.parcel_points !== undefined,
    })),
    zones: zones.map(({ code, name, country, postcodes, methods }) => ({
      code,
      name,
      country,
      postcodes: [...postcodes],
      methods: Object.fromEntries(
        Object.entries(methods).map(([key, terms]) => [
          key,
          terms && { ...terms, price_incl_tax: wire(terms.price_incl_tax) },
        ]),
      ),
    })),
  };
}
