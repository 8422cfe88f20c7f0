import { momentOf } from '@shop/pricing';
import type { Source } from '../catalogue/document.ts';
import { asNumber, asSources, asText } from '../catalogue/loose.ts';
import type { Offer, PriceLine } from './price-line.ts';

/** A price of the past or the future, as documents carry it. Gross. */
interface HistoryEntry {
  readonly price: number;
  readonly from: string;
  readonly to?: string | null;
  readonly reduced?: boolean;
}

/** Prices have one clock in all of the shop's countries. */
const timeZone = 'Europe/Budapest';
const dayMs = 86_400_000;
/** Prices that ended longer ago are dropped; the law asks for thirty days. */
const historyMs = 400 * dayMs;
const mostEntries = 50;
/** Worked out from the price by whoever made the document: of the old price, so they go. */
const derived =
  /^(?:(?:original_)?(?:price|special_price|final_price)_(?:incl_)?tax|original_(?:price|special_price|final_price))$/;

/**
 * A document, or a variant in one, with the prices of a line, and the price it had until `nowMs` in its
 * history. A line that says nothing of an offer leaves the one there is, unless the price is no higher now.
 * Source: the price ledger of the law on announcing reductions.
 */
function changedPrices(document: Source, line: PriceLine, nowMs: number): Source {
  const offer = line.offer ?? offerOf(document, line.price);
  const runs = isRunning(offer, nowMs);
  const kept = Object.fromEntries(
    Object.entries(document).filter(([field]) => !derived.test(field)),
  );
  return {
    ...kept,
    price: line.price,
    special_price: offer?.price ?? 0,
    special_from_date: offer?.from ?? null,
    special_to_date: offer?.to ?? null,
    final_price: runs && offer !== undefined ? offer.price : line.price,
    sale: runs ? '1' : '0',
    discount: runs && offer !== undefined ? Math.round(100 - (offer.price / line.price) * 100) : 0,
    price_history: [...historyUntil(document, nowMs), ...entriesFrom(line.price, offer, nowMs)],
  };
}

/** The document with the line's prices for whatever in it has this article number. */
export function changedDocument(document: Source, line: PriceLine, nowMs: number): Source {
  const children = asSources(document['configurable_children']);
  const isOwn = asText(document['sku']) === line.sku;
  const changed = isOwn ? changedPrices(document, line, nowMs) : document;
  if (children.length === 0) return changed;
  return {
    ...changed,
    // What a configurable costs is what its variants cost.
    configurable_children: children.map((child) =>
      isOwn || asText(child['sku']) === line.sku ? changedPrices(child, line, nowMs) : child,
    ),
  };
}

function offerOf(document: Source, price: number): Offer | undefined {
  const special = asNumber(document['special_price']) ?? 0;
  if (special <= 0 || special >= price) return undefined;
  return {
    price: special,
    from: asText(document['special_from_date']) || undefined,
    to: asText(document['special_to_date']) || undefined,
  };
}

function isRunning(offer: Offer | undefined, nowMs: number): boolean {
  if (offer === undefined || offer.price <= 0) return false;
  const begins = offer.from === undefined ? -Infinity : beginOf(offer.from);
  const ends = offer.to === undefined ? Infinity : endOf(offer.to);
  return begins <= nowMs && nowMs < ends;
}

/** What held until now, ended now; what was only planned is dropped. */
function historyUntil(document: Source, nowMs: number): readonly HistoryEntry[] {
  const now = new Date(nowMs).toISOString();
  const known = asSources(document['price_history']).flatMap((entry): HistoryEntry[] => {
    const price = asNumber(entry['price']);
    const from = asText(entry['from']) ?? '';
    const to = asText(entry['to']);
    if (price === undefined || !(beginOf(from) < nowMs)) return [];
    const ends = to === undefined ? Infinity : endOf(to);
    if (ends < nowMs - historyMs) return [];
    const reduced = entry['reduced'] === true ? { reduced: true } : {};
    return [{ price, from, to: ends > nowMs ? now : (to ?? now), ...reduced }];
  });
  if (known.length > 0) return known.slice(-mostEntries);
  const price = asNumber(document['final_price']) ?? asNumber(document['price']);
  const since = asText(document['updated_at']) ?? asText(document['created_at']);
  if (price === undefined || since === undefined || !(beginOf(since) < nowMs)) return [];
  return [{ price, from: since, to: now }];
}

/** The price from now on, through the offer if there is one and back. */
function entriesFrom(
  price: number,
  offer: Offer | undefined,
  nowMs: number,
): readonly HistoryEntry[] {
  const now = new Date(nowMs).toISOString();
  if (offer === undefined || offer.price <= 0) return [{ price, from: now }];
  const begins = offer.from === undefined ? -Infinity : beginOf(offer.from);
  const ends = offer.to === undefined ? Infinity : endOf(offer.to);
  if (ends <= nowMs) return [{ price, from: now }];
  const starts = begins > nowMs && offer.from !== undefined ? offer.from : now;
  const until = offer.to === undefined ? undefined : new Date(ends).toISOString();
  return [
    ...(begins > nowMs ? [{ price, from: now, to: new Date(begins).toISOString() }] : []),
    {
      price: offer.price,
      from: starts,
      reduced: true,
      ...(until === undefined ? {} : { to: until }),
    },
    ...(until === undefined ? [] : [{ price, from: until }]),
  ];
}

/** NaN for a text that is no date. */
function beginOf(date: string): number {
  return momentOf(date, timeZone) ?? Number.NaN;
}

/** A bare day belongs to what it ends. */
function endOf(date: string): number {
  return beginOf(date) + (date.length === 10 ? dayMs : 0);
}
