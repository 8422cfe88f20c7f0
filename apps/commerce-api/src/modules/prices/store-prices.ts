import type { Sql } from 'postgres';
import type { Source } from '@shop/catalog-documents';
import { inTransaction } from '../../db/transaction.ts';
import {
  type PriceLine,
  type RefusedLine,
  type TableRow,
  withPriceLines,
} from '@shop/catalog-documents/import';

const readSize = 5_000;

/** Ids of configurables by the article numbers of their variants. */
type Parents = ReadonlyMap<string, readonly string[]>;

/** Creates a store that changes prices, batch by batch. The last line about an article counts. */
export function createPriceStore(sql: Sql, now: () => number) {
  let parents: Promise<Parents> | undefined;
  return async (rows: readonly TableRow<PriceLine>[]): Promise<readonly RefusedLine[]> => {
    parents ??= readParents(sql);
    const parentSkus = await parents;
    return inTransaction(sql, async (transaction) => {
      const ownRows = await transaction<{ sku: string; id: string }[]>`
        SELECT sku, id FROM document WHERE type = 'product'
          AND sku = ANY(${rows.map(({ row }) => row.sku)})`;
      const ids = new Map<string, string[]>();
      for (const { sku, id } of ownRows) ids.set(sku, [...(ids.get(sku) ?? []), id]);
      const refusedLines: RefusedLine[] = [];
      const changes = new Map<string, TableRow<PriceLine>[]>();
      for (const change of rows) {
        const { line, row } = change;
        const places = [...(ids.get(row.sku) ?? []), ...(parentSkus.get(row.sku) ?? [])];
        if (places.length === 0)
          refusedLines.push({ line, reason: `there is no article ${row.sku}` });
        for (const id of places) changes.set(id, [...(changes.get(id) ?? []), change]);
      }
      if (changes.size === 0) return refusedLines;
      const documents = await transaction<{ id: string; text: string }[]>`
        SELECT id, source::text AS text FROM document
        WHERE type = 'product' AND id = ANY(${[...changes.keys()]}) ORDER BY id FOR UPDATE`;
      const nowMs = now();
      const changed = documents.map(({ id, text }) => {
        const lines = changes.get(id) ?? [];
        const result = withPriceLines(JSON.parse(text) as Source, lines, nowMs);
        refusedLines.push(...result.refusedLines);
        return { id, text: JSON.stringify(result.source) };
      });
      // Keeps the hash: the imported file has not changed.
      await transaction`
        UPDATE document SET source = row.text::jsonb, changed_in = pg_current_xact_id()
        FROM unnest(
          ${changed.map(({ id }) => id)}::text[], ${changed.map(({ text }) => text)}::text[]
        ) AS row (id, text)
        WHERE document.type = 'product' AND document.id = row.id`;
      return [
        ...new Map(refusedLines.map((refusedLine) => [refusedLine.line, refusedLine])).values(),
      ];
    });
  };
}

async function readParents(sql: Sql): Promise<Parents> {
  const parents = new Map<string, string[]>();
  let after = '';
  for (;;) {
    const batch = await sql<{ id: string; skus: readonly unknown[] }[]>`
      SELECT id, jsonb_path_query_array(source, '$.configurable_children[*].sku') AS skus
      FROM document WHERE type = 'product' AND id > ${after} ORDER BY id LIMIT ${readSize}`;
    for (const { id, skus } of batch) {
      for (const sku of skus) {
        if (typeof sku === 'string') parents.set(sku, [...(parents.get(sku) ?? []), id]);
      }
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < readSize) return parents;
    after = last.id;
  }
}
