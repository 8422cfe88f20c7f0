import type { Sql } from 'postgres';
import { tableCommand } from '../../documents/import/table-command.ts';
import {
  readStockLine,
  type RefusedLine,
  type StockLine,
  type TableRow,
} from '@shop/catalog-documents/import';

/**
 * Sets the stock. The figure replaces the stored one, whether or not it includes orders placed since. New pieces put an
 * article on sale again. The last line about an article counts.
 */
export async function storeStock(
  sql: Sql,
  rows: readonly TableRow<StockLine>[],
): Promise<readonly RefusedLine[]> {
  const last = new Map(rows.map(({ row }) => [row.sku, row.qty]));
  const skus = [...last.keys()].sort();
  const knownRows = await sql<{ sku: string }[]>`
    WITH wanted AS (
      SELECT sku, qty::int FROM unnest(
        ${skus}::text[], ${skus.map((sku) => String(last.get(sku)))}::text[]
      ) AS row (sku, qty)
    ), locked AS (
      SELECT stock.sku FROM stock JOIN wanted USING (sku) ORDER BY stock.sku FOR UPDATE OF stock
    ), changed AS (
      UPDATE stock SET qty = wanted.qty, is_in_stock = wanted.qty > 0
      FROM wanted WHERE stock.sku = wanted.sku
        AND (stock.qty, stock.is_in_stock) IS DISTINCT FROM (wanted.qty, wanted.qty > 0)
      RETURNING stock.sku
    )
    SELECT sku FROM locked`;
  const existingSkus = new Set(knownRows.map(({ sku }) => sku));
  return rows
    .filter(({ row }) => !existingSkus.has(row.sku))
    .map(({ line, row }) => ({ line, reason: `there is no article ${row.sku}` }));
}

/** `shop stock FILE…`. */
export const runStock = tableCommand('stock', (sql) => ({
  read: readStockLine,
  store: (rows: readonly TableRow<StockLine>[]) => storeStock(sql, rows),
}));
