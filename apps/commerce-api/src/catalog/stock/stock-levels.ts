import { isSalable, type StockCount } from '@shop/catalog';
import type { Sql } from 'postgres';

/** Stock of one article. */
export interface StockLevel extends StockCount {
  readonly sku: string;
  readonly productId: number;
}

/** The stock table as this process last read it, for display. Code that takes stock reads the table itself. */
export interface StockLevels {
  of(sku: string): StockLevel | undefined;
  /** Takes in what was committed. */
  refresh(): Promise<StockChanges>;
}

/** Article numbers. */
export interface StockChanges {
  readonly changed: readonly string[];
  /** Those of them that have sold out or come back. */
  readonly crossed: readonly string[];
}

/** A stock entry as it travels. Source: wire contract 2.6. */
export function wireStock(
  level: StockLevel,
  sold?: { readonly min: number },
): {
  readonly item_id: number;
  readonly product_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
} {
  return {
    item_id: level.productId,
    product_id: level.productId,
    sku: level.sku,
    qty: level.qty,
    is_in_stock: isSalable(level, sold),
    manage_stock: level.manageStock,
  };
}

interface StockRow {
  readonly sku: string;
  readonly product_id: number;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
}

export function createStockLevels(sql: Sql): StockLevels {
  const levels = new Map<string, StockLevel>();
  let horizon = '0';
  return {
    of: (sku) => levels.get(sku),
    async refresh() {
      // Taken before the rows are read: a transaction still open now is read again next time.
      const [snapshot] = await sql<{ horizon: string }[]>`
        SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`;
      const rows = await sql<StockRow[]>`
        SELECT sku, product_id, qty, is_in_stock, manage_stock
        FROM stock WHERE changed_in >= ${horizon}::text::xid8`;
      horizon = snapshot?.horizon ?? horizon;
      const changed: string[] = [];
      const crossed: string[] = [];
      for (const row of rows) {
        const level = {
          sku: row.sku,
          productId: row.product_id,
          qty: row.qty,
          isInStock: row.is_in_stock,
          manageStock: row.manage_stock,
        };
        const previous = levels.get(row.sku);
        if (previous !== undefined && isSame(previous, level)) continue;
        levels.set(row.sku, level);
        changed.push(row.sku);
        // An uncounted article was in stock.
        if ((previous === undefined || isSalable(previous)) !== isSalable(level))
          crossed.push(row.sku);
      }
      return { changed, crossed };
    },
  };
}

function isSame(a: StockLevel, b: StockLevel): boolean {
  return (
    a.productId === b.productId &&
    a.qty === b.qty &&
    a.isInStock === b.isInStock &&
    a.manageStock === b.manageStock
  );
}
