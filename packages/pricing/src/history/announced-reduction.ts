import type { EpochMs } from '@shop/kernel';
import { discountPercent } from '../product/discount-percent.ts';
import { compareMoney, moneyFromWire, type Currency, type Money } from '@shop/money';
import { priceHistory, type PriceRecord } from './price-history.ts';
import { priorPrice, type PriceHistoryEntry } from './prior-price.ts';
import type { TimeZone } from '@shop/calendar';

/** Product document with computed prices and its price history. */
export interface ReducibleProduct {
  readonly price_incl_tax?: number | null | undefined;
  readonly original_price_incl_tax?: number | null | undefined;
  readonly price_history?: readonly PriceRecord[] | null | undefined;
}

/** A reduction that the shop may announce. All amounts are gross. */
export interface AnnouncedReduction {
  /** Regular price, which may be shown struck through. */
  readonly regular: Money;
  /** Lowest price of the previous 30 days, which must be shown; absent without a price history. */
  readonly prior?: Money | undefined;
  /** Whole per cent below the prior price, the only lawful base; 0 if no percentage is shown. */
  readonly percent: number;
}

/**
 * Returns the reduction that may be announced for a price below the regular price. Returns `undefined` if none may be:
 * the product was not sold for long enough, or its price is not below that of the previous 30 days.
 *
 * Without a price history the regular price is the base, for catalogs that store none. Errors: throws
 * `CurrencyMismatchError` if the currencies differ. Source: PR-40.
 */
export function announcedReduction(
  price: Money,
  regular: Money,
  history: readonly PriceHistoryEntry[],
  now: EpochMs,
): AnnouncedReduction | undefined {
  if (compareMoney(price, regular) >= 0) return undefined;
  if (history.length === 0) return { regular, percent: discountPercent(regular, price) };
  // The current price is a reduction, even if the catalog does not mark it.
  const withActiveReduced = history.map((entry) =>
    entry.from <= now && (entry.to === undefined || entry.to > now)
      ? { ...entry, reduced: true }
      : entry,
  );
  const prior = priorPrice(withActiveReduced, now);
  if (prior === undefined || compareMoney(price, prior) >= 0) return undefined;
  return { regular, prior, percent: discountPercent(prior, price) };
}

/**
 * Returns the reduction of a product or variant from its price, its regular price and its own price history.
 *
 * Bounds: returns no reduction without a regular price. Source: PR-40.
 */
export function reductionOf(
  {
    price_incl_tax: price,
    original_price_incl_tax: regular,
    price_history: records,
  }: ReducibleProduct,
  now: EpochMs,
  currency: Currency = 'HUF',
  timeZone: TimeZone = 'Europe/Budapest',
): AnnouncedReduction | undefined {
  const currentPrice = moneyFromWire(price ?? 0, currency);
  const regularPrice = regular ? moneyFromWire(regular, currency) : currentPrice;
  return announcedReduction(
    currentPrice,
    regularPrice,
    priceHistory(records ?? [], currency, timeZone),
    now,
  );
}
