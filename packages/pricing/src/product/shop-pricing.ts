import type { EpochMs } from '@shop/kernel';
import type { Currency } from '../money/money.ts';
import type { PricingContext } from './pricing-context.ts';
import { taxGroup, type TaxGroupConfig, type PricingTaxRule } from '../tax/tax-rate.ts';

/** What of a shop's settings decides its prices; as `@shop/shop-config` names them. */
export interface PricingSettings {
  readonly tax: TaxGroupConfig & {
    /** '' leaves the place to `fallbackCountry`. */
    readonly defaultCountry: string;
    readonly fallbackCountry: string;
    readonly defaultRegion: string;
    readonly sourcePriceIncludesTax: boolean;
    readonly finalPriceIncludesTax: boolean;
  };
  readonly products: { readonly usePriceTiers: boolean };
}

/** The customer group of who is not signed in. */
export const guestGroupId = 0;

/**
 * How a shop prices at `now` for who has given no address: by its own country and settings, and by the customer
 * group where it has tiers or a tax for groups. Without a group: for a guest. Source: PR-51.
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
