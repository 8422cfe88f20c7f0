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
 * Returns the future prices of a product from `context.now` on, as far as its catalog document defines them: for the
 * offer of the product and the offers of its variants. The last entry is open.
 *
 * Units: gross. Bounds: nothing for what has no price of its own. Source: PR-41.
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
    // The first moment of an offer does not belong to it (PR-16), the next one does.
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
 * Until when the prices of a product, worked out at `now`, stay what they are: the next start or end of an
 * offer of its own or of a variant.
 *
 * Units: milliseconds. Bounds: the last moment that still has them; Infinity when nothing is to come.
 * Source: PR-43.
 */
export function pricesValidUntil(
  product: PriceableProduct,
  now: EpochMs,
  timeZone?: TimeZone,
): number {
  // An offer's bounds do not belong to it: at its start nothing has changed yet, at its end it is over.
  const validUntil = specialBoundsOf(product, timeZone).flatMap(({ from, to }) => [from, to - 1]);
  return Math.min(Infinity, ...validUntil.filter((moment) => moment >= now));
}

function specialBoundsOf(product: PriceableProduct, timeZone?: TimeZone): readonly SpecialBounds[] {
  return [product, ...(product.configurable_children ?? []).map(flattenVariant)].map((document) =>
    specialBounds(document, timeZone),
  );
}
