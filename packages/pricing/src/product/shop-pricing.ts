import type { EpochMs } from '@shop/kernel';
import type { Currency } from '@shop/money';
import type { PricingContext } from './pricing-context.ts';
import { taxGroup, type TaxGroupConfig, type PricingTaxRule } from '../tax/tax-rate.ts';

/** Shop settings that determine its prices; named as in `@shop/shop-config`. */
export interface PricingSettings {
  readonly tax: TaxGroupConfig & {
    /** If '', `fallbackCountry` is used. */
    readonly defaultCountry: string;
    readonly fallbackCountry: string;
    readonly defaultRegion: string;
    readonly sourcePriceIncludesTax: boolean;
    readonly finalPriceIncludesTax: boolean;
  };
  readonly products: { readonly usePriceTiers: boolean };
}

/** Customer group of guests. */
export const guestGroupId = 0;

/**
 * Returns the pricing context at `now` for a shopper without an address: with the country and settings of the shop, and
 * with the customer group if there are tiers or taxes by group. Without a group: for a guest. Source: PR-34.
 */
export function shopPricing(
  { tax, products }: PricingSettings,
  currency: Currency,
  now: EpochMs,
  taxRules: readonly PricingTaxRule[],
  groupId?: number,
): PricingContext {
  return {
    taxRules,
    country: tax.defaultCountry === '' ? tax.fallbackCountry : tax.defaultCountry,
    ...(tax.defaultRegion === '' ? {} : { region: tax.defaultRegion }),
    sourcePriceIncludesTax: tax.sourcePriceIncludesTax,
    finalPriceIncludesTax: tax.finalPriceIncludesTax,
    now,
    currency,
    taxGroupId: taxGroup(tax, groupId),
    tierGroupId: products.usePriceTiers ? (groupId ?? guestGroupId) : undefined,
  };
}
