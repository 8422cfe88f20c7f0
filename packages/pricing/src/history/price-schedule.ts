import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { flattenVariant } from '../product/flatten-variant.ts';
import { compareMoney, moneyFromWire } from '@shop/money';
import type { PriceableProduct } from '../product/price-fields.ts';
import { priceProduct } from '../product/price-product.ts';
import type { PricingContext } from '../product/pricing-context.ts';
import type { PriceHistoryEntry } from './prior-price.ts';
import { specialBounds, type SpecialBounds } from '../product/special-window.ts';
import type { TimeZone } from '@shop/calendar';

/**
 * Returns the future prices of a product from `context.now` on, as defined by its catalog document: by the special
 * price of the product and those of its variants. The last entry has no end.
 *
 * Units: gross. Bounds: empty for a product without a price of its own. Source: PR-41.
 */
export function priceSchedule(
  product: PriceableProduct,
  context: PricingContext,
): readonly PriceHistoryEntry[] {
  const { now, timeZone, currency = 'HUF' } = context;
  const bounds = specialBoundsOf(product, timeZone).flatMap(({ from, to }) => [from, to]);
  const changes = bounds.filter((bound) => bound > now && bound < Infinity);
  const schedule: PriceHistoryEntry[] = [];
  for (const from of [...new Set([now, ...changes])].sort((a, b) => a - b)) {
    // The start of a special price is exclusive (PR-16), so compute the price one millisecond later.
    const pricedProduct = priceProduct(product, {
      ...context,
      now: unsafeBrand<EpochMs>(from + 1),
    });
    const price = moneyFromWire(pricedProduct.price_incl_tax, currency);
    const regular = moneyFromWire(pricedProduct.original_price_incl_tax, currency);
    const reduced = compareMoney(price, regular) < 0;
    const lastEntry = schedule.at(-1);
    const isUnchanged =
      lastEntry?.price.minor === price.minor && (lastEntry.reduced ?? false) === reduced;
    if (isUnchanged || price.minor <= 0) continue;
    if (lastEntry !== undefined)
      schedule[schedule.length - 1] = { ...lastEntry, to: unsafeBrand<EpochMs>(from) };
    schedule.push({ price, from: unsafeBrand<EpochMs>(from), ...(reduced && { reduced }) });
  }
  return schedule;
}

/**
 * Returns until when the prices of a product, computed at `now`, are valid: until the next start or end of its special
 * price or that of a variant.
 *
 * Units: milliseconds. Bounds: the last moment with these prices, inclusive; Infinity if no change is known. Source:
 * PR-43.
 */
export function pricesValidUntil(
  product: PriceableProduct,
  now: EpochMs,
  timeZone?: TimeZone,
): number {
  // The bounds of a special price are exclusive: at its start the old price is still valid, at its end no longer the
  // special price.
  const validUntil = specialBoundsOf(product, timeZone).flatMap(({ from, to }) => [from, to - 1]);
  return Math.min(Infinity, ...validUntil.filter((moment) => moment >= now));
}

function specialBoundsOf(product: PriceableProduct, timeZone?: TimeZone): readonly SpecialBounds[] {
  return [product, ...(product.configurable_children ?? []).map(flattenVariant)].map((document) =>
    specialBounds(document, timeZone),
  );
}
