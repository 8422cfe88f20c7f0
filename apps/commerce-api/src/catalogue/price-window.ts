import type { EpochMs } from '@shop/kernel';
import { momentOf } from '@shop/pricing';
import type { CompleteProduct } from './complete-product.ts';
import { asWord } from './loose.ts';
import type { Source } from './document.ts';

/**
 * Until when the prices of a product, worked out at `now`, stay what they are: the next start or end of an
 * offer of its own or of a variant. Milliseconds, included; Infinity when nothing is to come.
 */
export function pricesValidUntil(product: CompleteProduct, now: EpochMs): number {
  let until = Infinity;
  for (const source of [product, ...(product.configurable_children ?? [])] as readonly Source[]) {
    for (const last of [
      lastMoment(source['special_from_date'], 0),
      lastMoment(source['special_to_date'], 1),
    ]) {
      if (last !== undefined && last >= now && last < until) until = last;
    }
  }
  return until;
}

/** An offer's own bounds do not belong to it: before its start nothing changes yet, at its end it is over. */
function lastMoment(bound: unknown, beforeMs: number): number | undefined {
  const text = asWord(bound);
  const moment = text === undefined ? undefined : momentOf(text, 'Europe/Budapest');
  return moment === undefined ? undefined : moment - beforeMs;
}
