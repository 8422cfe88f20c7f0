import type { EpochMs } from '@shop/kernel';
import type { Currency } from '@shop/money';
import type { TaxPlace, PricingTaxRule } from '../tax/tax-rate.ts';
import type { TimeZone } from '@shop/calendar';

/** Everything besides the document that decides a price. Plain data: two machines agree on it or differ visibly. */
export interface PricingContext extends TaxPlace {
  readonly taxRules: readonly PricingTaxRule[];
  /** True if `price`, `special_price` and tier prices of a raw document include tax. */
  readonly sourcePriceIncludesTax: boolean;
  /** The same for `final_price`. */
  readonly finalPriceIncludesTax: boolean;
  /** The server's clock: browser and server must price at the same moment. */
  readonly now: EpochMs;
  /** Time zone of dates without a zone. Default: Europe/Budapest. */
  readonly timeZone?: TimeZone | undefined;
  /** The store's currency. Default: HUF. */
  readonly currency?: Currency | undefined;
  /** Set only while tier prices are on: the shopper's customer group, 0 for a guest. */
  readonly tierGroupId?: number | undefined;
}
