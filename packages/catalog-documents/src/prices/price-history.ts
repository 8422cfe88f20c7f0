import type { EpochMs } from '@shop/kernel';
import { momentOf } from '@shop/calendar';
import { type PriceHistoryEntry, type PriceRecord } from '@shop/pricing';
import { wireAmount } from '@shop/money';
import { priceSchedule } from '@shop/pricing/history';
import type { Source } from '../document.ts';
import { toSources, toRawText, toText } from '../coerce.ts';
import { ledgerEntry, priceRecord, timeZone } from './price-record.ts';
import { importPricing } from './written-pricing.ts';

const dayMs = 86_400_000;
/** Prices that ended longer ago are dropped; the law requires thirty days. */
const historyMs = 400 * dayMs;
const mostEntries = 50;

/**
 * Returns the next version of a product document with the price ledger of the former one: the former price until
 * `nowMs`, then the new one, with the start and end of its offer. Each variant of a configurable has a ledger; the
 * configurable shows that of the variant whose price it takes. The ledger of the new document is used if it is more
 * recent. Records nothing if the prices do not change.
 * Source: the rules on announcing reductions; PR-23, PR-36 to PR-38, PR-39, PR-41.
 */
export function withPriceHistory(former: Source, next: Source, nowMs: number): Source {
  const variants = toSources(next['configurable_children']);
  if (variants.length === 0) return withOwnHistory(former, next, nowMs);
  const formerVariants = new Map(
    toSources(former['configurable_children']).map((child) => [toRawText(child['sku']), child]),
  );
  // Variants have the dates of their product.
  const dates = { created_at: former['created_at'], updated_at: former['updated_at'] };
  return {
    ...next,
    configurable_children: variants.map((child) => {
      const previous = formerVariants.get(toRawText(child['sku']));
      return previous === undefined
        ? child
        : withOwnHistory({ ...dates, ...previous }, child, nowMs);
    }),
  };
}

function withOwnHistory(former: Source, next: Source, nowMs: number): Source {
  const pricing = importPricing(nowMs);
  const { now } = pricing;
  const previous = priceSchedule(former, pricing);
  const course = priceSchedule(next, pricing);
  const ledgerEntries = newerLedger(former, next, now);
  const [current] = course;
  if (current === undefined || isSame(previous, course) || holds(ledgerEntries, current, now)) {
    return ledgerEntries.length === 0 ? next : { ...next, price_history: ledgerEntries };
  }
  return {
    ...next,
    price_history: [
      ...historyUntil(ledgerEntries, former, previous[0], now),
      ...course.map(recordOf),
    ],
  };
}

const isSame = (a: readonly PriceHistoryEntry[], b: readonly PriceHistoryEntry[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the ledger with the later change. */
function newerLedger(former: Source, next: Source, now: EpochMs): readonly Source[] {
  const formerHistory = toSources(former['price_history']);
  const brought = toSources(next['price_history']);
  const last = (ledger: readonly Source[]) =>
    Math.max(-Infinity, ...entriesOf(ledger).flatMap(({ from }) => (from <= now ? [from] : [])));
  return last(brought) > last(formerHistory) ? brought : formerHistory;
}

/** Returns true if the ledger already has this price as the current one. */
function holds(ledger: readonly Source[], { price }: PriceHistoryEntry, now: EpochMs): boolean {
  const entry = entriesOf(ledger).findLast(({ from, to = Infinity }) => from <= now && to > now);
  return entry !== undefined && entry.price.minor === price.minor;
}

function entriesOf(ledger: readonly Source[]): readonly PriceHistoryEntry[] {
  return ledger.flatMap((item) => ledgerEntry(item) ?? []);
}

/** Ends the current entry now and drops planned ones. */
function historyUntil(
  ledger: readonly Source[],
  former: Source,
  priceHistoryEntry: PriceHistoryEntry | undefined,
  now: EpochMs,
): readonly PriceRecord[] {
  const to = textOf(now);
  const ledgerEntries = ledger.flatMap((item): readonly PriceRecord[] => {
    const entry = ledgerEntry(item);
    const record = priceRecord(item);
    if (entry === undefined || record === undefined || entry.from >= now) return [];
    const ends = entry.to ?? Infinity;
    if (ends < now - historyMs) return [];
    return [ends > now ? { ...record, to } : record];
  });
  if (ledgerEntries.length > 0) return ledgerEntries.slice(-mostEntries);
  const from = toText(former['updated_at']) ?? toText(former['created_at']) ?? '';
  const since = momentOf(from, timeZone) ?? now;
  return priceHistoryEntry === undefined || since >= now
    ? []
    : [{ ...recordOf(priceHistoryEntry), from, to }];
}

function recordOf({ price, from, to, reduced }: PriceHistoryEntry): PriceRecord {
  return {
    price: wireAmount(price),
    from: textOf(from),
    ...(to !== undefined && { to: textOf(to) }),
    ...(reduced === true && { reduced }),
  };
}

function textOf(moment: EpochMs): string {
  return new Date(moment).toISOString();
}
