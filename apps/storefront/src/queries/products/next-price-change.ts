import type { Product } from '@shop/contract';
import { priceHistory, type PriceRecord } from '@shop/pricing';
import { minSaleMs, priorPeriodMs } from '@shop/pricing/history';

/** After what time a change of price counts again: when it enters or leaves what a reduction is measured by. */
const windowsMs = [0, minSaleMs, priorPeriodMs];

type Offered = Pick<Product, 'special_from_date' | 'special_to_date' | 'price_history'>;

/**
 * The next moment after `now`, in epoch milliseconds, at which the prices of a product or what may be said of them
 * change by the clock alone: an offer of it or of a variant begins or ends, or a day enters or leaves the time a
 * reduction is measured by. Infinity if there is none.
 */
export function nextPriceChange(product: Product, now: number): number {
  const variants = (product.configurable_children ?? []) as readonly Offered[];
  let next = Infinity;
  for (const offered of [product as Offered, ...variants]) {
    for (const moment of momentsOf(offered)) {
      if (moment > now && moment < next) next = moment;
    }
  }
  return next;
}

function momentsOf({
  special_from_date: from,
  special_to_date: to,
  price_history: priceRecords,
}: Offered) {
  const offer: PriceRecord[] = from || to ? [recordOf(from), recordOf(to)].flat() : [];
  const offers = ledgerMoments(offer);
  const history = ledgerMoments(priceRecords ?? []).flatMap((moment) =>
    windowsMs.map((windowMs) => moment + windowMs),
  );
  return [...offers, ...history];
}

/** Returns the first and the last instant of a record, as the price history reads them. */
function recordOf(date: string | null | undefined): PriceRecord[] {
  return date ? [{ price: 0, from: date, to: date }] : [];
}

function ledgerMoments(records: readonly PriceRecord[]): readonly number[] {
  return priceHistory(records, 'HUF', 'Europe/Budapest').flatMap(({ from, to }) =>
    to === undefined ? [from] : [from, to],
  );
}
