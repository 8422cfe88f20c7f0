import {
  defaultCheckoutConfig,
  canShip,
  isWithinBounds,
  availablePayment as paymentForGoods,
  type Shipment,
} from '@shop/checkout';
import { termsInZone, zoneAt } from '@shop/delivery-zones';
import type { PaymentRule, ShippingAndPaymentMethods, ShippingRule } from './method-rules.ts';

/** Returns the shipping methods for this load; none if nothing is shipped. Source: CH-28. */
export function availableShipping(
  rules: readonly ShippingRule[],
  load: Shipment,
): readonly ShippingRule[] {
  return rules.filter((rule) => canShip(rule, load));
}

/** Returns the payment methods for this cart. `due`: minor units, without the payment cost. Source: CH-30, CH-28. */
export function availablePayment(
  rules: readonly PaymentRule[],
  { load, due }: { readonly load: Pick<Shipment, 'isVirtual'>; readonly due: number },
): readonly PaymentRule[] {
  return paymentForGoods(rules, load.isVirtual, defaultCheckoutConfig.atDoorMethods).filter(
    ({ bounds }) => bounds === undefined || isWithinBounds(due, bounds),
  );
}

/** Returns the shipping rule with these codes. */
export function selectedShipping(
  rules: readonly ShippingRule[],
  carrierCode: string | null | undefined,
  methodCode: string | null | undefined,
): ShippingRule | undefined {
  return rules.find((rule) => rule.carrier_code === carrierCode && rule.method_code === methodCode);
}

/**
 * Returns the methods with the prices and extra days of the address's delivery zone, without those that do not deliver
 * there. An address without a postcode is in no zone. Source: CT-13.
 */
export function methodsAt(
  methods: ShippingAndPaymentMethods,
  { country, postcode }: { readonly country: string; readonly postcode: string | null | undefined },
): ShippingAndPaymentMethods {
  const zone = zoneAt(methods.zones ?? [], { country, postcode: postcode ?? '' });
  if (zone === undefined) return methods;
  const shipping = methods.shipping.flatMap((rule) => {
    const terms = termsInZone(rule, zone);
    if (terms === null) return [];
    const { extra_days: days, price_incl_tax: price } = terms;
    return [{ ...rule, price_incl_tax: price, ...(days === 0 ? {} : { extra_days: days }) }];
  });
  return { ...methods, shipping };
}
