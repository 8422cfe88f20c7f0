import { isSalable } from '@shop/catalog';
import type { StockChanges, StockLevel, StockLevels } from '@shop/catalog-view';
import type { Sql } from 'postgres';

/** The stock table as this process read it last. */
export interface StockTable extends StockLevels {
  /** Applies committed changes. */
  refresh(): Promise<StockChanges>;
  save(): StockState;
}

/** A saved stock table. */
export interface StockState {
  /** The first transaction whose changes may be missing. */
  readonly since: string;
  readonly levels: readonly StockLevel[];
}

interface StockRow {
  readonly sku: string;
  readonly product_id: number;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
}

export function createStockTable(sql: Sql, initial?: StockState): StockTable {
  const levels = new Map(initial?.levels.map((level) => [level.sku, level]));
  let horizon = initial?.since ?? '0';
  return {
    of: (sku) => levels.get(sku),
    save: () => ({ since: horizon, levels: [...levels.values()] }),
    async refresh() {
      // Read before the rows: a transaction that is still open now is read again next time.
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
        // An article without tracked stock was in stock.
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
