import type { EpochMs } from '@shop/kernel';
import type { TaxRule } from '@shop/contract';
import type { PricingContext } from '@shop/pricing';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/** How a store view prices at `now`: the default country, currency and settings of its shop. */
export function momentaryPricing(
  shop: ShopConfig,
  view: StoreView,
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
    currency: view.currency,
  };
}
