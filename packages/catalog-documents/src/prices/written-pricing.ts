import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { moneyFromWire } from '@shop/money';
import { type PricingContext } from '@shop/pricing';
import { isDiscounted } from '@shop/pricing/history';
import { timeZone } from './price-record.ts';

/** Pricing context of import files and price lists: gross, in forints, without tax rules. */
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

/** Returns true if the offer is lower than the price, both as files write them. Source: PR-15. */
export function isPaid(offer: number, price: number): boolean {
  return isDiscounted(moneyFromWire(offer, 'HUF').minor, moneyFromWire(price, 'HUF').minor);
}
