import type { EpochMs } from '@shop/kernel';
import type { Currency } from '@shop/money';
import type { TaxPlace, PricingTaxRule } from '../tax/tax-rate.ts';
import type { TimeZone } from '@shop/calendar';

/** All inputs of a price except the document. Plain data, so that two machines can compare it. */
export interface PricingContext extends TaxPlace {
  readonly taxRules: readonly PricingTaxRule[];
  /** True if `price`, `special_price` and tier prices of a raw document include tax. */
  readonly sourcePriceIncludesTax: boolean;
  /** True if `final_price` includes tax. */
  readonly finalPriceIncludesTax: boolean;
  /** Time of the server: browser and server must compute prices for the same moment. */
  readonly now: EpochMs;
  /** Time zone of dates without a zone. Default: Europe/Budapest. */
  readonly timeZone?: TimeZone | undefined;
  /** The store's currency. Default: HUF. */
  readonly currency?: Currency | undefined;
  /** Customer group of the shopper, 0 for a guest. Set only while tier prices are enabled. */
  readonly tierGroupId?: number | undefined;
}
