import { isOffSale } from '@shop/contract';
import { as, type EpochMs } from '@shop/kernel';
import { isInSpecialWindow, momentOf } from '@shop/pricing';
import type { Source } from '../catalogue/document.ts';
import { asNumber, asSources, asText, asWord } from '../catalogue/loose.ts';

/** A price of the past or the future, as documents carry it. Gross. */
interface HistoryEntry {
  readonly price: number;
  readonly from: string;
  readonly to?: string | null;
  readonly reduced?: boolean;
}

/** Prices have one clock in all of the shop's countries. */
export const timeZone = 'Europe/Budapest';
const dayMs = 86_400_000;
/** Prices that ended longer ago are dropped; the law asks for thirty days. */
const historyMs = 400 * dayMs;
const mostEntries = 50;

/**
 * A product document that is about to take another's place, with the price ledger carried on: what the former
 * cost until `nowMs`, then what the new one costs, through its offer and back. The same for each variant. A
 * configurable costs what its cheapest variant costs, and so does its ledger say.
 *
 * A ledger the new document brings is taken where it is the more recent; where prices stay as they were
 * nothing is noted. Source: the rules on announcing reductions; PR-30 to PR-32, PR-45.
 */
export function withPriceHistory(former: Source, next: Source, nowMs: number): Source {
  const formerVariants = new Map(
    asSources(former['configurable_children']).map((child) => [asText(child['sku']), child]),
  );
  const variants = asSources(next['configurable_children']);
  const whole = withOwnHistory(former, next, nowMs);
  // Variants are as old as their product.
  const dates = { created_at: former['created_at'], updated_at: former['updated_at'] };
  if (variants.length === 0) return whole;
  return {
    ...whole,
    configurable_children: variants.map((child) => {
      const before = formerVariants.get(asText(child['sku']));
      return before === undefined ? child : withOwnHistory({ ...dates, ...before }, child, nowMs);
    }),
  };
}

function withOwnHistory(former: Source, next: Source, nowMs: number): Source {
  const before = priceBearer(former, nowMs);
  const after = priceBearer(next, nowMs);
  const known = newerLedger(former, next, nowMs);
  const price = effectivePrice(after, nowMs);
  if (price === undefined || isSamePrice(before, after) || holds(known, price, nowMs)) {
    return known.length === 0 ? next : { ...next, price_history: known };
  }
  return {
    ...next,
    price_history: [...historyUntil(known, before, nowMs), ...entriesFrom(after, nowMs)],
  };
}

/** Whose price a document shows: its own, or its cheapest variant's. */
function priceBearer(document: Source, nowMs: number): Source {
  let cheapest = document;
  let lowest = Infinity;
  for (const child of asSources(document['configurable_children'])) {
    const price = effectivePrice(child, nowMs);
    if (price === undefined || price >= lowest || isOffSale(asNumber(child['status']))) continue;
    cheapest = { ...child, updated_at: document['updated_at'], created_at: document['created_at'] };
    lowest = price;
  }
  return cheapest;
}

/** `undefined` for what has no price of its own: bundles, grouped products. */
function effectivePrice(document: Source, nowMs: number): number | undefined {
  const price = asNumber(document['price']);
  if (price === undefined || price <= 0) return undefined;
  return runsOffer(document, nowMs) ? asNumber(document['special_price']) : price;
}

function hasOffer(document: Source): boolean {
  const special = asNumber(document['special_price']) ?? 0;
  return special > 0 && special < (asNumber(document['price']) ?? 0);
}

function runsOffer(document: Source, nowMs: number): boolean {
  const bounds = {
    special_from_date: asWord(document['special_from_date']) ?? null,
    special_to_date: asWord(document['special_to_date']) ?? null,
  };
  return hasOffer(document) && isInSpecialWindow(bounds, as<EpochMs>(nowMs), timeZone);
}

function isSamePrice(a: Source, b: Source): boolean {
  const same = (field: string) => (asWord(a[field]) ?? '') === (asWord(b[field]) ?? '');
  if (asNumber(a['price']) !== asNumber(b['price']) || hasOffer(a) !== hasOffer(b)) return false;
  return (
    !hasOffer(a) ||
    (asNumber(a['special_price']) === asNumber(b['special_price']) &&
      same('special_from_date') &&
      same('special_to_date'))
  );
}

/** Of two ledgers the one that knows of the later change. */
function newerLedger(former: Source, next: Source, nowMs: number): readonly Source[] {
  const [kept, brought] = [former, next].map((document) => asSources(document['price_history']));
  const last = (ledger: readonly Source[] = []) =>
    Math.max(
      -Infinity,
      ...ledger
        .map((entry) => beginOf(asText(entry['from']) ?? ''))
        .filter((begins) => begins <= nowMs),
    );
  return (last(brought) > last(kept) ? brought : kept) ?? [];
}

/** Whether the ledger says already that this is the price now. */
function holds(ledger: readonly Source[], price: number, nowMs: number): boolean {
  const now = ledger.findLast((entry) => {
    const to = asWord(entry['to']);
    return beginOf(asText(entry['from']) ?? '') <= nowMs && (to === undefined || endOf(to) > nowMs);
  });
  return now !== undefined && asNumber(now['price']) === price;
}

/** What held until now, ended now; what was only planned is dropped. */
function historyUntil(
  ledger: readonly Source[],
  former: Source,
  nowMs: number,
): readonly HistoryEntry[] {
  const now = new Date(nowMs).toISOString();
  const known = ledger.flatMap((entry): HistoryEntry[] => {
    const price = asNumber(entry['price']);
    const from = asText(entry['from']) ?? '';
    const to = asWord(entry['to']);
    if (price === undefined || !(beginOf(from) < nowMs)) return [];
    const ends = to === undefined ? Infinity : endOf(to);
    if (ends < nowMs - historyMs) return [];
    const reduced = entry['reduced'] === true ? { reduced: true } : {};
    return [{ price, from, to: ends > nowMs ? now : (to ?? now), ...reduced }];
  });
  if (known.length > 0) return known.slice(-mostEntries);
  const price = effectivePrice(former, nowMs);
  const since = asWord(former['updated_at']) ?? asWord(former['created_at']);
  if (price === undefined || since === undefined || !(beginOf(since) < nowMs)) return [];
  const reduced = runsOffer(former, nowMs) ? { reduced: true } : {};
  return [{ price, from: since, to: now, ...reduced }];
}

/** The price from now on, through the offer if there is one and back. */
function entriesFrom(document: Source, nowMs: number): readonly HistoryEntry[] {
  const now = new Date(nowMs).toISOString();
  const price = asNumber(document['price']) ?? 0;
  const special = asNumber(document['special_price']) ?? 0;
  const begins = boundOf(document['special_from_date'], -Infinity);
  const ends = boundOf(document['special_to_date'], Infinity);
  if (!hasOffer(document) || !(ends > nowMs) || !(begins < ends)) return [{ price, from: now }];
  const start = begins > nowMs ? new Date(begins).toISOString() : now;
  const end = ends === Infinity ? undefined : new Date(ends).toISOString();
  return [
    ...(begins > nowMs ? [{ price, from: now, to: start }] : []),
    { price: special, from: start, reduced: true, ...(end === undefined ? {} : { to: end }) },
    ...(end === undefined ? [] : [{ price, from: end }]),
  ];
}

/** A bound of an offer in milliseconds; NaN for one that cannot be read, which closes the offer. */
function boundOf(value: unknown, open: number): number {
  const text = asWord(value);
  return text === undefined || /^[0 :T-]*$/.test(text) ? open : beginOf(text);
}

/** NaN for a text that is no date. */
function beginOf(date: string): number {
  return momentOf(date, timeZone) ?? Number.NaN;
}

/** A bare day belongs to what it ends. */
function endOf(date: string): number {
  return beginOf(date) + (date.length === 10 ? dayMs : 0);
}
