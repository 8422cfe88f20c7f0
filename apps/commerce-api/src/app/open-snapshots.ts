import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
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

/** Files whose code decides the content of a snapshot. */
const codeFiles = ['apps/commerce-api/src/**', 'packages/*/{src,dist}/**', 'pnpm-lock.yaml'];

/**
 * Opens the snapshots of the catalog in the data folder. Ignores those of another database, code or content; returns
 * none if the database has no identity.
 */
export async function openSnapshots(
  { dataDir, contentDir, searchUrl }: Pick<ApiConfig, 'dataDir' | 'contentDir' | 'searchUrl'>,
  shop: ShopConfig,
  sql: Sql,
  log: Log,
): Promise<CatalogSnapshots | undefined> {
  const [database] = await sql`
    SELECT system_identifier::text, timeline_id, current_database()
    FROM pg_control_system(), pg_control_checkpoint()`.catch((cause: unknown) => {
    log.warn('catalog-snapshot-unavailable', { cause });
    return [];
  });
  if (database === undefined) return undefined;
  const hasOwnEngine = searchUrl === undefined;
  const shared = [database, process.version, codeRevision(), shop, hasOwnEngine];
  const fingerprintOf = searchFingerprint(shop, contentDir);
  const keyOf = (view: string) =>
    createHash('sha256')
      .update(JSON.stringify([...shared, fingerprintOf(view), fileTimes(contentDir, ['views/**'])]))
      .digest('hex');
  return createCatalogSnapshots(join(dataDir, 'catalog'), keyOf, log);
}

/** Returns a text that differs for each version of the code on this machine. */
function codeRevision(): string {
  const root = resolve(import.meta.dirname, '../../../..');
  return createHash('sha256').update(fileTimes(root, codeFiles)).digest('hex');
}

/** Returns names, sizes and times of the files in a folder that match one of `patterns`. */
function fileTimes(folder: string, patterns: readonly string[]): string {
  return globSync(patterns, { cwd: folder })
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(folder, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
