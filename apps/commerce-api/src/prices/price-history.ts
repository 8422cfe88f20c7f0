import { isOffSale } from '@shop/contract';
import { as, type EpochMs } from '@shop/kernel';
import {
  effectivePrice,
  moneyFromWire,
  momentOf,
  specialBounds,
  wireAmount,
  type Money,
  type PriceLedgerEntry,
  type PriceRecord,
} from '@shop/pricing';
import type { Source } from '../catalogue/document.ts';
import { asNumber, asSources, asText, asWord } from '../catalogue/loose.ts';
import { ledgerEntry, priceRecord, timeZone } from './price-record.ts';

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
  const now = as<EpochMs>(nowMs);
  const before = priceBearer(former, now);
  const after = priceBearer(next, now);
  const known = newerLedger(former, next, now);
  const prices = pricesOf(after);
  if (
    prices === undefined ||
    isSamePrice(pricesOf(before), prices) ||
    holds(known, paidAt(prices, now), now)
  ) {
    return known.length === 0 ? next : { ...next, price_history: known };
  }
  return {
    ...next,
    price_history: [...historyUntil(known, before, now), ...recordsFrom(prices, now)],
  };
}

/** Whose price a document shows: its own, or its cheapest variant's. */
function priceBearer(document: Source, now: EpochMs): Source {
  let cheapest = document;
  let lowest = Infinity;
  for (const child of asSources(document['configurable_children'])) {
    const prices = pricesOf(child);
    if (prices === undefined || isOffSale(asNumber(child['status']))) continue;
    const { minor } = paidAt(prices, now);
    if (minor >= lowest) continue;
    cheapest = { ...child, updated_at: document['updated_at'], created_at: document['created_at'] };
    lowest = minor;
  }
  return cheapest;
}

/** What a document says of its price. Gross. */
interface Prices {
  readonly price: Money;
  /** Present where it lowers the price. */
  readonly offer?: { readonly price: Money; readonly from: EpochMs; readonly to: EpochMs };
}

/** `undefined` for what has no price of its own: bundles, grouped products. */
function pricesOf(document: Source): Prices | undefined {
  const amount = asNumber(document['price']) ?? 0;
  if (amount <= 0) return undefined;
  const price = moneyFromWire(amount, 'HUF');
  const special = asNumber(document['special_price']) ?? 0;
  const { from, to } = specialBounds(
    {
      special_from_date: asWord(document['special_from_date']),
      special_to_date: asWord(document['special_to_date']),
    },
    timeZone,
  );
  if (special <= 0 || !(from < to)) return { price };
  const offer = moneyFromWire(special, 'HUF');
  const lowers = effectivePrice(price, { price: offer }, as<EpochMs>(0)).minor < price.minor;
  if (!lowers) return { price };
  return {
    price,
    offer: { price: offer, from: as<EpochMs>(from), to: as<EpochMs>(to) },
  };
}

function paidAt({ price, offer }: Prices, now: EpochMs): Money {
  return effectivePrice(price, offer, now);
}

function isSamePrice(a: Prices | undefined, b: Prices): boolean {
  return (
    a?.price.minor === b.price.minor &&
    a.offer?.price.minor === b.offer?.price.minor &&
    a.offer?.from === b.offer?.from &&
    a.offer?.to === b.offer?.to
  );
}

/** Of two ledgers the one that knows of the later change. */
function newerLedger(former: Source, next: Source, now: EpochMs): readonly Source[] {
  const kept = asSources(former['price_history']);
  const brought = asSources(next['price_history']);
  const last = (ledger: readonly Source[]) =>
    Math.max(-Infinity, ...entriesOf(ledger).flatMap(({ from }) => (from <= now ? [from] : [])));
  return last(brought) > last(kept) ? brought : kept;
}

/** Whether the ledger says already that this is the price now. */
function holds(ledger: readonly Source[], price: Money | undefined, now: EpochMs): boolean {
  const held = entriesOf(ledger).findLast(({ from, to = Infinity }) => from <= now && to > now);
  return held !== undefined && held.price.minor === price?.minor;
}

function entriesOf(ledger: readonly Source[]): readonly PriceLedgerEntry[] {
  return ledger.flatMap((item) => ledgerEntry(item) ?? []);
}

/** What held until now, ended now; what was only planned is dropped. */
function historyUntil(
  ledger: readonly Source[],
  former: Source,
  now: EpochMs,
): readonly PriceRecord[] {
  const to = textOf(now);
  const known = ledger.flatMap((item): readonly PriceRecord[] => {
    const entry = ledgerEntry(item);
    const record = priceRecord(item);
    if (entry === undefined || record === undefined || entry.from >= now) return [];
    const ends = entry.to ?? Infinity;
    if (ends < now - historyMs) return [];
    return [ends > now ? { ...record, to } : record];
  });
  if (known.length > 0) return known.slice(-mostEntries);
  const prices = pricesOf(former);
  const from = asWord(former['updated_at']) ?? asWord(former['created_at']) ?? '';
  const since = momentOf(from, timeZone) ?? now;
  if (prices === undefined || since >= now) return [];
  const paid = paidAt(prices, now);
  const reduced = paid.minor < prices.price.minor ? { reduced: true } : {};
  return [{ price: wireAmount(paid), from, to, ...reduced }];
}

/** The price from now on, through the offer if there is one and back. */
function recordsFrom({ price, offer }: Prices, now: EpochMs): readonly PriceRecord[] {
  const usual = wireAmount(price);
  const from = textOf(now);
  if (offer === undefined || offer.to <= now) {
    return [{ price: usual, from }];
  }
  const start = offer.from > now ? textOf(offer.from) : from;
  const end = offer.to === Infinity ? undefined : textOf(offer.to);
  return [
    ...(offer.from > now ? [{ price: usual, from, to: start }] : []),
    {
      price: wireAmount(offer.price),
      from: start,
      reduced: true,
      ...(end === undefined ? {} : { to: end }),
    },
    ...(end === undefined ? [] : [{ price: usual, from: end }]),
  ];
}

function textOf(moment: EpochMs): string {
  return new Date(moment).toISOString();
}
