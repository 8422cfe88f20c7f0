import type { Product } from '@shop/contract';
import { priceHistory, type PriceRecord } from '@shop/pricing';
import { minSaleMs, priorPeriodMs } from '@shop/pricing/history';

/**
 * Times after a price change at which it takes effect again: when it enters or leaves the period of the prior price.
 */
const windowsMs = [0, minSaleMs, priorPeriodMs];

type Offered = Pick<Product, 'special_from_date' | 'special_to_date' | 'price_history'>;

/**
 * Returns the next moment after `now`, in epoch milliseconds, at which prices or reduction claims of a product change
 * without new data: an offer of it or a variant begins or ends, or a day enters or leaves the period of the prior
 * price. Infinity if there is none.
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
