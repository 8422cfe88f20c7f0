import { as, type EpochMs } from '@shop/kernel';
import { flatChild } from './flat-child.ts';
import { compareMoney, moneyFromWire } from './money.ts';
import type { PriceableProduct } from './price-fields.ts';
import { priceProduct } from './price-product.ts';
import type { PricingContext } from './pricing-context.ts';
import type { PriceLedgerEntry } from './prior-price.ts';
import { specialBounds, type SpecialBounds } from './special-window.ts';
import type { TimeZone } from './zone-time.ts';

/**
 * What a product costs from `context.now` on, as far as its catalogue document tells: through its offer, and
 * its variants' offers, and back. The last entry is open.
 *
 * Units: gross. Bounds: nothing for what has no price of its own. Source: PR-48.
 */
export function priceCourse(
  product: PriceableProduct,
  context: PricingContext,
): readonly PriceLedgerEntry[] {
  const { now, timeZone, currency = 'HUF' } = context;
  const bounds = windowsOf(product, timeZone).flatMap(({ from, to }) => [from, to]);
  const changes = bounds.filter((bound) => bound > now && bound < Infinity);
  const course: PriceLedgerEntry[] = [];
  for (const from of [...new Set([now, ...changes])].sort((a, b) => a - b)) {
    // The first moment of an offer does not belong to it (PR-14), the next one does.
    const priced = priceProduct(product, { ...context, now: as<EpochMs>(from + 1) });
    const price = moneyFromWire(priced.price_incl_tax, currency);
    const regular = moneyFromWire(priced.original_price_incl_tax, currency);
    const reduced = compareMoney(price, regular) < 0;
    const last = course.at(-1);
    const goesOn = last?.price.minor === price.minor && (last.reduced ?? false) === reduced;
    if (goesOn || price.minor <= 0) continue;
    if (last !== undefined) course[course.length - 1] = { ...last, to: as<EpochMs>(from) };
    course.push({ price, from: as<EpochMs>(from), ...(reduced && { reduced }) });
  }
  return course;
}

/**
 * Until when the prices of a product, worked out at `now`, stay what they are: the next start or end of an
 * offer of its own or of a variant.
 *
 * Units: milliseconds. Bounds: the last moment that still has them; Infinity when nothing is to come.
 * Source: PR-49.
 */
export function pricesHoldUntil(
  product: PriceableProduct,
  now: EpochMs,
  timeZone?: TimeZone,
): number {
  // An offer's bounds do not belong to it: at its start nothing has changed yet, at its end it is over.
  const lasts = windowsOf(product, timeZone).flatMap(({ from, to }) => [from, to - 1]);
  return Math.min(Infinity, ...lasts.filter((last) => last >= now));
}

function windowsOf(product: PriceableProduct, timeZone?: TimeZone): readonly SpecialBounds[] {
  return [product, ...(product.configurable_children ?? []).map(flatChild)].map((document) =>
    specialBounds(document, timeZone),
  );
}
