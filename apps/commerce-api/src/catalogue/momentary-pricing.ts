import type { EpochMs } from '@shop/kernel';
import type { TaxRule } from '@shop/contract';
import type { PricingContext } from '@shop/pricing';
import { storeView, type ShopConfig } from '@shop/shop-config';

/** How the shop prices at `now`: its default country, currency and settings. */
export function momentaryPricing(
  shop: ShopConfig,
  now: EpochMs,
  taxRules: readonly TaxRule[],
): PricingContext {
  return {
    taxRules: taxRules as PricingContext['taxRules'],
    country: shop.tax.defaultCountry === '' ? shop.tax.fallbackCountry : shop.tax.defaultCountry,
    ...(shop.tax.defaultRegion === '' ? {} : { region: shop.tax.defaultRegion }),
    sourcePriceIncludesTax: shop.tax.sourcePriceIncludesTax,
    finalPriceIncludesTax: shop.tax.finalPriceIncludesTax,
    now,
    currency: storeView(shop).currency,
  };
}
