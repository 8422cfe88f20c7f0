import { salableQuantity, maxBundles, type StockCount } from '@shop/catalog';
import type { ISql } from 'postgres';
import type { StockLevels } from '../../catalog/stock-levels.ts';
import type { ResolvedLine } from './resolve-line.ts';

type NeedyLine = Pick<ResolvedLine, 'needs' | 'switches' | 'isVirtual'>;

/** Stock figures of articles. */
export interface StockFigures {
  /** Pieces that can be sold; without end for services and downloads. */
  piecesOf(sku: string): number;
  /** The shop's own switch, whatever the pieces say. */
  isOnSale(sku: string): boolean;
}

/**
 * Reads the figures behind these lines; with `lock` nobody else takes from them until the transaction ends.
 * An article without a figure is sold out, unless it is never shipped or only a bundle's name.
 */
export async function readStock(
  sql: ISql,
  lines: readonly NeedyLine[],
  lock = false,
): Promise<StockFigures> {
  const skus = new Set(
    lines.flatMap((line) => [...line.needs.map(({ sku }) => sku), ...line.switches]),
  );
  // Locked in one order by everybody, so that no two orders wait for each other.
  const rows =
    skus.size === 0
      ? []
      : await sql<(StockCount & { readonly sku: string })[]>`
          SELECT sku, qty, is_in_stock AS "isInStock", manage_stock AS "manageStock" FROM stock
          WHERE sku IN ${sql([...skus])}
          ORDER BY sku ${lock ? sql`FOR UPDATE` : sql``}`;
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return figuresOf((sku) => bySku.get(sku), lines);
}

/** The figures as this process last saw them: for whoever takes nothing. */
export function seenStock(levels: StockLevels, lines: readonly NeedyLine[]): StockFigures {
  return figuresOf(levels.of, lines);
}

function figuresOf(
  find: (sku: string) => StockCount | undefined,
  lines: readonly NeedyLine[],
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

/** Number of pieces the stock allows for the line, without other lines. Source: PO-31. */
export function availableQty(line: NeedyLine, stock: StockFigures): number {
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
