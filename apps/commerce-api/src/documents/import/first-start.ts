import type { ISql } from 'postgres';

/** Row of `shop_state`: `waits` from an import before the first start until that start, `done` afterwards. */
const catalogFolder = 'catalog-folder';

/** Call before an import. Returns true until the shop has been started, if its first documents were imported. */
export async function noteImport(sql: ISql): Promise<boolean> {
  await sql`
    INSERT INTO shop_state (name, value)
    SELECT ${catalogFolder}, 'waits' WHERE NOT EXISTS (SELECT FROM document)
    ON CONFLICT DO NOTHING`;
  return catalogFolderWaits(sql);
}

/** Returns true if documents were imported before the first start. */
export async function catalogFolderWaits(sql: ISql): Promise<boolean> {
  const rows = await sql`
    SELECT FROM shop_state WHERE name = ${catalogFolder} AND value = 'waits'`;
  return rows.length > 0;
}

/** Call at each start, after the catalog of the folder is loaded. */
export async function noteStart(sql: ISql): Promise<void> {
  await sql`
    INSERT INTO shop_state (name, value) VALUES (${catalogFolder}, 'done')
    ON CONFLICT (name) DO UPDATE SET value = 'done' WHERE shop_state.value <> 'done'`;
}
