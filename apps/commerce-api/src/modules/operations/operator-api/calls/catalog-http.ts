import {
  memoryLines,
  readPriceLine,
  readStockLine,
  ruleClassesOf,
} from '@shop/catalog-documents/import';
import { importCallLines } from '@shop/operator-api/lines';
import {
  priceEntry,
  refusedLine,
  reportLines,
  stockEntry,
  type LineResult,
  type OperatorAnswer,
} from '@shop/operator-api';
import type { ISql, Sql } from 'postgres';
import { changeProduct } from '../../../../catalog/index.ts';
import { importFile } from '../../../../documents/import/import-file.ts';
import type { ApiContext } from '../../../context.ts';
import { invalidateTags } from '../../cache-invalidation/index.ts';
import { createPriceStore } from '../../../prices/index.ts';
import { storeStock } from '../../../stock/index.ts';
import type { ChangeHandlers, Handlers } from './handlers.ts';
import { refusal } from './refusal-http.ts';

type CatalogId = 'setStock' | 'setPrices' | 'importDocuments' | 'listRedirects';
type CatalogChangeId = 'changeProduct' | 'addRedirect' | 'removeRedirect' | 'invalidatePages';

/** Stores lines of the catalog as the commands do, and reads former paths. */
export function catalogHandlers(
  deps: Pick<ApiContext, 'sql' | 'bulkSql' | 'clock'>,
): Handlers<CatalogId> {
  const { sql, clock } = deps;
  const bulkSql = deps.bulkSql ?? sql;
  return {
    setStock: (request) =>
      importCallLines(request, {
        entry: stockEntry,
        toFields: ({ sku, qty }) => [sku, String(qty)],
        read: readStockLine,
        store: (rows) => storeStock(bulkSql, rows),
      }),
    setPrices: (request) =>
      importCallLines(request, {
        entry: priceEntry,
        toFields: ({ sku, price, special_price: special, from, to }) =>
          special === undefined
            ? [sku, String(price)]
            : [sku, String(price), String(special), from ?? '', to ?? ''],
        read: readPriceLine,
        store: createPriceStore(bulkSql, clock.now),
      }),
    async importDocuments({ bytes = new Uint8Array() }) {
      const results: LineResult[] = [];
      const classes = await ruleClassesOf([memoryLines(bytes)]);
      await importFile(
        bulkSql,
        memoryLines(bytes),
        {
          onStored: (line, outcome) => results.push({ line, ok: true, outcome }),
          onRefused: ({ line, reason }) => results.push(refusedLine(line, reason)),
        },
        classes,
      );
      return reportLines(results);
    },
    listRedirects: async () => ({ items: await listRedirects(sql) }),
  };
}

type Redirect = OperatorAnswer<'listRedirects'>['items'][number];

/** Reads the newest former paths. */
export const listRedirects = (sql: Sql): Promise<Redirect[]> => sql<Redirect[]>`
  SELECT path, type, id FROM former_path WHERE type IN ('product', 'category')
  ORDER BY left_at DESC, path LIMIT 1000`;

/** Returns true if a product or category that is on sale has this path. */
async function isPage(sql: ISql, path: string): Promise<boolean> {
  const pages = await sql`
    SELECT FROM document
    WHERE type IN ('product', 'category') AND btrim(source ->> 'url_path', '/ ') = ${path}
      AND coalesce(source ->> 'status', '1') <> '2'
      AND coalesce(source ->> 'visibility', '4') <> '1'
      AND coalesce(source ->> 'is_active', 'true') NOT IN ('false', '0')`;
  return pages.length > 0;
}

/** Changes the catalog as the commands do. */
export const catalogChanges: ChangeHandlers<CatalogChangeId> = {
  async changeProduct(tx, { params: { sku }, body: { action } }) {
    const reason = await changeProduct(tx, sku, action);
    if (reason === undefined) return { sku, action };
    throw refusal(
      reason === 'there is no such article' ? 'article-unknown' : 'step-refused',
      reason,
    );
  },
  async invalidatePages(tx, { body: { tags } }) {
    await invalidateTags(tx, tags);
    return { tags };
  },
  async addRedirect(tx, { body: { path, to, type = '', id = '' } }) {
    const isTarget =
      to === undefined
        ? tx`type = ${type} AND id = ${id}`
        : tx`type IN ('product', 'category') AND btrim(source ->> 'url_path', '/ ') = ${to}`;
    const [added] = await tx<Omit<Redirect, 'path'>[]>`
      INSERT INTO former_path (path, type, id)
      SELECT ${path}, type, id FROM document WHERE ${isTarget} ORDER BY type DESC, id LIMIT 1
      ON CONFLICT (path) DO UPDATE
        SET type = excluded.type, id = excluded.id, left_at = excluded.left_at
      RETURNING type, id`;
    if (added === undefined) {
      const reason =
        to === undefined ? `There is no ${type} ${id}.` : 'No product or category is there.';
      throw refusal('article-unknown', reason);
    }
    await invalidateTags(tx, ['page-not-found']);
    return { path, ...added, page: await isPage(tx, path) };
  },
  async removeRedirect(tx, { body: { path } }) {
    const removed = await tx`DELETE FROM former_path WHERE path = ${path}`;
    if (removed.count === 1) return { path };
    throw refusal('redirect-unknown', 'There is no such former path.');
  },
};
