import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { moneyFromWire, type PricingContext } from '@shop/pricing';
import { isDiscounted } from '@shop/pricing/history';
import { timeZone } from './price-record.ts';

/** How amounts of import files and price lists are read: gross, in forints, so that no tax rule is asked. */
export function importPricing(nowMs: number): PricingContext {
  return {
    country: 'HU',
    taxRules: [],
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: true,
    now: unsafeBrand<EpochMs>(nowMs),
    timeZone,
  };
}

/** Whether an offer, while it runs, is what is paid; both as files write them. Source: PR-13. */
export function isPaid(offer: number, price: number): boolean {
  return isDiscounted(moneyFromWire(offer, 'HUF').minor, moneyFromWire(price, 'HUF').minor);
}
