import type { EpochMs } from '@shop/kernel';
import type { TaxRule } from '@shop/contract';
import { taxGroup, type PricingContext } from '@shop/pricing';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/** The customer group of who is not signed in. */
export const guests = 0;

/**
 * How a store view prices at `now`: the default country, currency and settings of its shop, for a customer group
 * where the shop has tiers or a tax for groups. Without one: for a guest.
 */
export function momentaryPricing(
  shop: ShopConfig,
  view: StoreView,
  now: EpochMs,
  taxRules: readonly TaxRule[],
  groupId?: number,
): PricingContext {
  return {
    taxRules: taxRules as PricingContext['taxRules'],
    country: shop.tax.defaultCountry === '' ? shop.tax.fallbackCountry : shop.tax.defaultCountry,
    ...(shop.tax.defaultRegion === '' ? {} : { region: shop.tax.defaultRegion }),
    sourcePriceIncludesTax: shop.tax.sourcePriceIncludesTax,
    finalPriceIncludesTax: shop.tax.finalPriceIncludesTax,
    now,
    currency: view.currency,
    taxGroupId: taxGroup(shop.tax, groupId),
    tierGroupId: shop.products.usePriceTiers ? (groupId ?? guests) : undefined,
  };
}
