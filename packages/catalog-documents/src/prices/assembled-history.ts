import { priceHistory, type CompositePart, type PriceRecord } from '@shop/pricing';
import { type Currency, wireAmount } from '@shop/money';
import { compositeHistory } from '@shop/pricing/history';
import type { NormalProduct } from '../normalise-product.ts';
import { toNumber, toSources, toText } from '../coerce.ts';
import { priceRecord, timeZone } from './price-record.ts';

/**
 * Computes the price history of a bundle or a grouped product from its parts, so that no history is stored for it.
 * Empty if no part has a history, or if the history of a reduced part is unknown.
 */
export function assembledHistory(
  parts: readonly CompositePart[],
  find: (sku: string) => NormalProduct | undefined,
  currency: Currency,
): readonly PriceRecord[] | undefined {
  let hasPast = false;
  const histories = parts.map(({ sku, qty }) => {
    const part = find(sku);
    const history = toSources(part?.['price_history']);
    hasPast ||= history.length > 0;
    const records =
      history.length > 0 ? history.flatMap((item) => priceRecord(item) ?? []) : onlyPrice(part);
    return { qty, history: priceHistory(records, currency, timeZone) };
  });
  if (!hasPast) return undefined;
  const history = compositeHistory(histories).map(({ price, from, to, reduced }) => ({
    price: wireAmount(price),
    from: new Date(from).toISOString(),
    ...(to === undefined ? {} : { to: new Date(to).toISOString() }),
    reduced,
  }));
  return history.length === 0 ? undefined : history;
}

/** Returns the price of a part that never changed. */
function onlyPrice(part: NormalProduct | undefined): readonly PriceRecord[] {
  const price = toNumber(part?.['price_incl_tax']) ?? 0;
  const from = toText(part?.['created_at']);
  const isReduced = (toNumber(part?.['special_price_incl_tax']) ?? 0) > 0;
  return from === undefined || isReduced || price <= 0 ? [] : [{ price, from }];
}
