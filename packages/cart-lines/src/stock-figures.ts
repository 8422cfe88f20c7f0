import { salableQuantity, maxBundles, type StockCount } from '@shop/catalog';
import type { ResolvedLine } from './resolve-line.ts';

/** The fields of a line that stock depends on. */
export type StockedLine = Pick<ResolvedLine, 'needs' | 'switches' | 'isVirtual'>;

/** Stock figures of articles. */
export interface StockFigures {
  /** Number of pieces that can be sold; infinite for services and downloads. */
  piecesOf(sku: string): number;
  /** True if the shop sells the article, independent of its stock. */
  isOnSale(sku: string): boolean;
}

/**
 * Returns the stock figures of these lines. An article without a figure is sold out, unless it is never shipped or is
 * only the name of a bundle.
 */
export function figuresOf(
  find: (sku: string) => StockCount | undefined,
  lines: readonly StockedLine[],
): StockFigures {
  const unshipped = new Set(
    lines.flatMap((line) => (line.isVirtual ? line.needs.map(({ sku }) => sku) : [])),
  );
  return {
    piecesOf(sku) {
      const row = find(sku);
      if (row === undefined) return unshipped.has(sku) ? Infinity : 0;
      return salableQuantity(row);
    },
    isOnSale: (sku) => find(sku)?.isInStock ?? true,
  };
}

/** Returns the quantity of the line that the stock allows, ignoring other lines. Source: PO-31. */
export function availableQty(line: StockedLine, stock: StockFigures): number {
  if (!line.switches.every((sku) => stock.isOnSale(sku))) return 0;
  const needs = totalNeeds([{ needs: line.needs, qty: 1 }]);
  return maxBundles([...needs].map(([sku, qty]) => ({ available: stock.piecesOf(sku), qty })));
}

/** Sums the quantities of all lines by article. */
export function totalNeeds(
  lines: readonly { readonly needs: ResolvedLine['needs']; readonly qty: number }[],
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const line of lines) {
    for (const { sku, qty } of line.needs) totals.set(sku, (totals.get(sku) ?? 0) + qty * line.qty);
  }
  return totals;
}
