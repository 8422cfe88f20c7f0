import { as, type EpochMs } from '@shop/kernel';
import { effectivePrice, moneyFromWire, type PricingContext } from '@shop/pricing';
import { timeZone } from './price-record.ts';

/** How amounts of import files and price lists are read: gross, in forints, so that no tax rule is asked. */
export function writtenPricing(nowMs: number): PricingContext {
  return {
    country: 'HU',
    taxRules: [],
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: true,
    now: as<EpochMs>(nowMs),
    timeZone,
  };
}

/** Whether an offer, while it runs, is what is paid. Source: PR-13. */
export function isLower(offer: number, price: number): boolean {
  const regular = moneyFromWire(price, 'HUF');
  const special = { price: moneyFromWire(offer, 'HUF') };
  return effectivePrice(regular, special, as<EpochMs>(0)) === special.price;
}
