import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { PricingContext } from '../product/pricing-context.ts';
import type { PricingTaxRule } from '../tax/tax-rate.ts';

/** 27 % for class 2 in Hungary. */
export const hungarianVat: PricingTaxRule = {
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }],
};

/** 5 March 2026, 13:00 in Budapest. */
export const noon = at('2026-03-05T12:00:00Z');

export function at(iso: string): EpochMs {
  return unsafeBrand<EpochMs>(Date.parse(iso));
}

export function inHungary(changes: Partial<PricingContext> = {}): PricingContext {
  return {
    country: 'HU',
    taxRules: [hungarianVat],
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: true,
    now: noon,
    ...changes,
  };
}
