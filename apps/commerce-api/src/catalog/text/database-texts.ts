import type { TextSource, ProductText } from '@shop/search';
import type { Sql } from 'postgres';

const batchSize = 2_000;

/** The words of products as imports have written them into the database: those of the default view. */
export function databaseTexts(sql: Sql): TextSource {
  return {
    async *all() {
      let after = '';
      for (;;) {
        const batch = await sql<ProductText[]>`
          SELECT product_id AS id, words::text, accents::text FROM product_text
          WHERE product_id > ${after} ORDER BY product_id LIMIT ${batchSize}`;
        if (batch.length > 0) yield batch;
        const last = batch.at(-1);
        if (last === undefined || batch.length < batchSize) return;
        after = last.id;
      }
    },
    of: (ids) => sql<ProductText[]>`
      SELECT product_id AS id, words::text, accents::text FROM product_text
      WHERE product_id = ANY(${ids as string[]}) ORDER BY product_id`,
    async vocabulary() {
      const rows = await sql<{ word: string }[]>`SELECT word FROM search_word`;
      return rows.map(({ word }) => word);
    },
  };
}
