import { minorPerUnit } from '@shop/money';
import type { Priceable } from './price-fields.ts';
import type { PricingContext } from './pricing-context.ts';
import { taxRate } from '../tax/tax-rate.ts';

/**
 * Shared data of one call of `priceProduct`, with the last tax rate cached: variants usually have the tax class of
 * their parent.
 */
export interface Pricer {
  readonly context: PricingContext;
  /** Number of minor units in one unit of the wire. */
  readonly scale: number;
  /** In percent points. Source: PR-6. */
  rateOf(taxClass: Priceable['tax_class_id']): number;
}

export function createPricer(context: PricingContext): Pricer {
  let taxClass: Priceable['tax_class_id'];
  let rate = 0;
  return {
    context,
    scale: minorPerUnit[context.currency ?? 'HUF'],
    rateOf(requestedClass) {
      if (requestedClass !== taxClass) {
        taxClass = requestedClass;
        rate = taxRate(context.taxRules, requestedClass, context);
      }
      return rate;
    },
  };
}
