import { readPriceLine, readStockLine, memoryLines } from '@shop/catalog-documents/import';
import { importCallLines } from '@shop/operator-api/lines';
import {
  priceEntry,
  refusedLine,
  reportLines,
  stockEntry,
  type LineResult,
} from '@shop/operator-api';
import { changeProduct } from '../../../../catalog/index.ts';
import { importFile } from '../../../../documents/import/import-file.ts';
import { ApiError } from '../../../../http/request/api-error.ts';
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
      await importFile(bulkSql, memoryLines(bytes), {
        onStored: (line, outcome) => results.push({ line, ok: true, outcome }),
        onRefused: ({ line, reason }) => results.push(refusedLine(line, reason)),
      });
      return reportLines(results);
    },
    async listRedirects() {
      const rows = await sql<{ path: string; type: 'product' | 'category'; id: string }[]>`
        SELECT path, type, id FROM former_path WHERE type IN ('product', 'category')
        ORDER BY left_at DESC, path LIMIT 1000`;
      return { items: rows.map((row) => ({ ...row })) };
    },
  };
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
  async addRedirect(tx, { body }) {
    const path = storedPath(body.path);
    const added = await tx`
      INSERT INTO former_path (path, type, id)
      SELECT ${path}, type, id FROM document WHERE type = ${body.type} AND id = ${body.id}
      ON CONFLICT (path) DO UPDATE
        SET type = excluded.type, id = excluded.id, left_at = excluded.left_at`;
    if (added.count === 1) return { ...body, path };
    throw refusal('article-unknown', `There is no ${body.type} ${body.id}.`);
  },
  async removeRedirect(tx, { body }) {
    const path = storedPath(body.path);
    const removed = await tx`DELETE FROM former_path WHERE path = ${path}`;
    if (removed.count === 1) return { path };
    throw refusal('redirect-unknown', 'There is no such former path.');
  },
};

function storedPath(text: string): string {
  const path = text.replaceAll(/^\/+|\/+$/g, '').normalize('NFC');
  if (path !== '') return path;
  throw new ApiError(400, 'invalid-request', 'Invalid request: path.', {
    fields: [{ path: 'path', rule: 'regex' }],
  });
}
