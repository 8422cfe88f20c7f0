import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiConfig } from '@shop/api-settings';
import type { Log } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import type { Sql } from 'postgres';
import {
  createCatalogSnapshots,
  searchFingerprint,
  type CatalogSnapshots,
} from '../catalog/index.ts';

/** Folders whose code decides what a snapshot holds. */
const codeFolders = ['apps/commerce-api/src', 'packages'];

/** Opens the snapshots of the catalog in the data folder. One of another database, code or content is not used. */
export async function openSnapshots(
  { dataDir, contentDir }: Pick<ApiConfig, 'dataDir' | 'contentDir'>,
  shop: ShopConfig,
  sql: Sql,
  log: Log,
): Promise<CatalogSnapshots> {
  const [database] = await sql`
    SELECT system_identifier::text, timeline_id, current_database()
    FROM pg_control_system(), pg_control_checkpoint()`;
  const shared = [database, process.version, codeRevision(), shop];
  const fingerprintOf = searchFingerprint(shop, contentDir);
  const keyOf = (view: string) =>
    createHash('sha256')
      .update(
        JSON.stringify([...shared, fingerprintOf(view), fileTimes(join(contentDir, 'views'))]),
      )
      .digest('hex');
  return createCatalogSnapshots(join(dataDir, 'catalog'), keyOf, log);
}

/** Text that differs for each version of the code on this machine. */
function codeRevision(): string {
  const root = resolve(import.meta.dirname, '../../../..');
  const hash = createHash('sha256');
  for (const folder of codeFolders) hash.update(fileTimes(join(root, folder)));
  return hash.digest('hex');
}

/** Names, sizes and times of the files of a folder; empty if there is none. */
function fileTimes(folder: string): string {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return '';
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
