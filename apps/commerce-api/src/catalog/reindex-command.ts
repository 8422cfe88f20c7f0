import { readSearchLanguage } from '../documents/words/read-search-language.ts';
import { readConfig } from '../platform/config.ts';
import { withDatabase } from '../db/with-database.ts';
import { createProgressLine } from '../documents/import/progress-line.ts';
import { rewriteAllWords } from '../documents/words/product-words.ts';
import { print } from '../platform/terminal-text.ts';

/** `shop reindex`: for search words that were changed by hand or a catalog that looks wrong. */
export async function runReindex(): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const language = readSearchLanguage(config.contentDir);
  return withDatabase(config, 'reindex', async (sql) => {
    const line = createProgressLine('reindex', process.stderr);
    const [row] = await sql<{ products: number }[]>`
      SELECT count(*)::int AS products FROM document WHERE type = 'product'`;
    const all = row?.products ?? 0;
    await sql`
      DELETE FROM product_text WHERE NOT EXISTS (
        SELECT FROM document WHERE type = 'product' AND id = product_id)`;
    let read = 0;
    await rewriteAllWords(sql, language, (products) => {
      read += products;
      line.show({ read, share: read / Math.max(1, all) });
    });
    // What all products are completed with: every process reads all of them again.
    await sql`
      UPDATE document SET changed_in = pg_current_xact_id()
      WHERE type IN ('attribute', 'category', 'taxrule')`;
    line.end();
    print(`${read} products in ${(line.elapsedMs() / 1000).toFixed(1)} s\n`);
    return 0;
  });
}
