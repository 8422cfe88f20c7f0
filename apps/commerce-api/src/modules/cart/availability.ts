import { figuresOf, type StockedLine, type StockFigures } from '@shop/cart-lines';
import type { StockCount } from '@shop/catalog';
import type { ISql } from 'postgres';
import type { StockLevels } from '@shop/catalog-view';

/** Reads the stock of these lines; with `lock` no other transaction can take from it until this one ends. */
export async function readStock(
  sql: ISql,
  lines: readonly StockedLine[],
  lock = false,
): Promise<StockFigures> {
  const skus = new Set(
    lines.flatMap((line) => [...line.needs.map(({ sku }) => sku), ...line.switches]),
  );
  // Always locked in the same order, so that no two orders wait for each other.
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

/** Returns the stock that this process read last, for callers that take nothing. */
export function seenStock(levels: StockLevels, lines: readonly StockedLine[]): StockFigures {
  return figuresOf(levels.of, lines);
}
