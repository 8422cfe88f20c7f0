import type { Sql, TransactionSql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { print } from '@shop/shop-cli';

/** Status of a product or variant that is not on sale. */
const statuses = { disable: 2, enable: 1 } as const;
const actionLabels = { remove: 'removed', disable: 'off sale', enable: 'on sale' } as const;
export type ProductAction = keyof typeof actionLabels;

/** `shop remove|disable|enable SKU…`. Returns the exit code: 1 if there is no such article. */
export async function runProducts(action: ProductAction, skus: readonly string[]): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), action, async (sql) => {
    let exitCode = 0;
    for (const sku of skus) {
      const trouble = await changeProduct(sql, sku, action);
      if (trouble !== undefined) exitCode = 1;
      print(`${sku}: ${trouble ?? actionLabels[action]}\n`);
    }
    return exitCode;
  });
}

/** Runs the command on every document with the article. Prints the reason of a refusal. Processes and the page cache follow the change feed. */
export async function changeProduct(
  sql: Sql | TransactionSql,
  sku: string,
  action: ProductAction,
): Promise<string | undefined> {
  return inTransaction(sql, async (tx) => {
    const parents = await tx<{ id: string; sku: string | null }[]>`
      SELECT id, sku FROM document WHERE type = 'product'
        AND source -> 'configurable_children' @> ${tx.json([{ sku }])}
      ORDER BY id FOR UPDATE`;
    if (action === 'remove') {
      const removed =
        await tx`DELETE FROM document WHERE type = 'product' AND sku = ${sku} RETURNING id`;
      if (removed.length > 0) return undefined;
      return parents[0] === undefined
        ? 'there is no such article'
        : `is a variant of ${parents[0].sku}: disable it, or remove that`;
    }
    const status = tx.json(statuses[action]);
    const rows = await tx`
      UPDATE document SET source = jsonb_set(source, '{status}', ${status})
      WHERE type = 'product' AND sku = ${sku} RETURNING id`;
    // Keeps the hash of the imported file, so that importing the same file again keeps the operator's change.
    await tx`
      UPDATE document SET source = jsonb_set(source, '{configurable_children}', (
        SELECT jsonb_agg(
          CASE WHEN child ->> 'sku' = ${sku} THEN jsonb_set(child, '{status}', ${status}) ELSE child END
          ORDER BY place)
        FROM jsonb_array_elements(source -> 'configurable_children') WITH ORDINALITY AS row (child, place)))
      WHERE type = 'product' AND id = ANY(${parents.map(({ id }) => id)})`;
    return rows.length + parents.length > 0 ? undefined : 'there is no such article';
  });
}
