import { discountPercent, priceProduct } from '@shop/pricing';
import { moneyFromWire } from '@shop/money';
import { toNumber, toRawText, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';
import { withPriceHistory } from './price-history.ts';
import { importPricing, isPaid } from './written-pricing.ts';
import { taxClassProblem } from '../read/tax-class.ts';
import type { RefusedLine } from '../import/import-lines.ts';
import type { TableRow } from '../import/import-table.ts';
import type { Offer, PriceLine } from './price-line.ts';

/** Fields that the exporting system computed from the old price. They are removed. */
const derived =
  /^(?:(?:original_)?(?:price|special_price|final_price)_(?:incl_)?tax|original_(?:source_)?price|original_(?:special|final)_price)$/;

/** A document with new prices, and its refused lines. */
export interface PricedDocument {
  readonly source: Source;
  readonly refusedLines: readonly RefusedLine[];
}

/** Applies lines of a price file in order. Refuses a line for an article without a tax class. */
export function withPriceLines(
  document: Source,
  lines: readonly TableRow<PriceLine>[],
  nowMs: number,
): PricedDocument {
  const refusedLines: RefusedLine[] = [];
  let source = document;
  for (const { line, row } of lines) {
    const changed = changedDocument(source, row, nowMs);
    const reason = taxClassProblem(changed);
    if (reason === undefined) source = changed;
    else refusedLines.push({ line, reason });
  }
  return { source, refusedLines };
}

/** Sets the line's prices wherever its article number occurs, and updates the price ledger. */
export function changedDocument(document: Source, line: PriceLine, nowMs: number): Source {
  const children = toSources(document['configurable_children']);
  const isOwn = toRawText(document['sku']) === line.sku;
  const changed = isOwn ? changedPrices(document, line, nowMs) : document;
  if (children.length === 0) return withPriceHistory(document, changed, nowMs);
  const next = {
    ...changed,
    // The price of a configurable follows from its variants.
    configurable_children: children.map((child) =>
      isOwn || toRawText(child['sku']) === line.sku ? changedPrices(child, line, nowMs) : child,
    ),
  };
  return withPriceHistory(document, next, nowMs);
}

/** A line without an offer keeps the stored offer, unless the price is no higher now. */
function changedPrices(document: Source, line: PriceLine, nowMs: number): Source {
  const offer = line.offer ?? offerOf(document, line.price);
  const unchangedFields = Object.fromEntries(
    Object.entries(document).filter(([field]) => !derived.test(field)),
  );
  const prices = {
    price: line.price,
    special_price: offer?.price ?? 0,
    special_from_date: offer?.from ?? null,
    special_to_date: offer?.to ?? null,
  };
  const { price_incl_tax: paid } = priceProduct(prices, importPricing(nowMs));
  return {
    ...unchangedFields,
    ...prices,
    final_price: paid,
    sale: isPaid(paid, line.price) ? '1' : '0',
    discount: discountPercent(moneyFromWire(line.price, 'HUF'), moneyFromWire(paid, 'HUF')),
  };
}

function offerOf(document: Source, price: number): Offer | undefined {
  const special = toNumber(document['special_price']) ?? 0;
  if (!isPaid(special, price)) return undefined;
  return {
    price: special,
    from: toRawText(document['special_from_date']) || undefined,
    to: toRawText(document['special_to_date']) || undefined,
  };
}
