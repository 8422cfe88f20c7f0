import { defaultCheckoutConfig, offeredPayment } from '@shop/checkout';
import type { PaymentRule, ShippingRule } from './commerce-methods.ts';

/** What decides how a cart can travel. */
export interface Load {
  /** ISO code in capitals. */
  readonly country: string;
  readonly weightKg: number;
  /** Nothing in it is shipped. */
  readonly isVirtual: boolean;
}

/** The ways this load can travel; none for what is never shipped. */
export function fittingShipping(
  rules: readonly ShippingRule[],
  load: Load,
): readonly ShippingRule[] {
  if (load.isVirtual) return [];
  return rules.filter(
    (rule) =>
      rule.countries.includes(load.country) &&
      load.weightKg >= (rule.min_weight_kg ?? 0) &&
      load.weightKg <= (rule.max_weight_kg ?? Infinity),
  );
}

/** The ways this cart can be paid. `due`: minor units, before what the payment itself costs. Source: CH-27. */
export function fittingPayment(
  rules: readonly PaymentRule[],
  { load, due }: { readonly load: Pick<Load, 'isVirtual'>; readonly due: number },
): readonly PaymentRule[] {
  return offeredPayment(rules, load.isVirtual, defaultCheckoutConfig.atDoorMethods).filter(
    ({ not_for_virtual: needsGoods, bounds = { least: 0, most: Infinity } }) =>
      !(load.isVirtual && needsGoods) && due >= bounds.least && due <= bounds.most,
  );
}

/** The rule a shopper named by its codes. */
export function chosenShipping(
  rules: readonly ShippingRule[],
  carrierCode: string | null | undefined,
  methodCode: string | null | undefined,
): ShippingRule | undefined {
  return rules.find((rule) => rule.carrier_code === carrierCode && rule.method_code === methodCode);
}
