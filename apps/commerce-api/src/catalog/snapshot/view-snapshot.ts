import { type ArticleDirectory, createArticleDirectory } from '@shop/catalog-view';
import type { CatalogOptions } from '../catalog-options.ts';
import type { StockTable } from '../stock/stock-table.ts';
import type { CatalogSnapshot } from './catalog-snapshots.ts';
import { fitsDatabase } from './fits-database.ts';

type SnapshotOptions = Pick<CatalogOptions, 'snapshots' | 'load'>;

/** Returns the snapshot of a view if it and the changes since give the current catalog. */
export async function readSnapshot(
  { snapshots, load }: SnapshotOptions,
  view: string,
): Promise<CatalogSnapshot | undefined> {
  const snapshot = await snapshots?.files.read(view);
  return snapshot !== undefined && (await fitsDatabase(load.replica, snapshot))
    ? snapshot
    : undefined;
}

/** Restores the products of a view into its engine, and returns their directory. */
export function restoreProducts(
  { snapshots }: SnapshotOptions,
  view: string,
  snapshot: CatalogSnapshot,
): ArticleDirectory {
  if (snapshot.search !== undefined) snapshots?.engine?.restore(view, snapshot.search);
  return createArticleDirectory(snapshot.directory);
}

/**
 * Writes the snapshot of a view whose products were just read. Blocks the process: call it before the process accepts
 * requests.
 * @param read - The first transaction whose documents may be missing, and the result of `readNeeds` before they were
 * read.
 */
export async function writeSnapshot(
  { snapshots }: Pick<SnapshotOptions, 'snapshots'>,
  view: string,
  read: Pick<CatalogSnapshot, 'since' | 'needs'>,
  { stock, directory }: { readonly stock: StockTable; readonly directory: () => ArticleDirectory },
): Promise<void> {
  await snapshots?.files.write(view, {
    ...read,
    stock: stock.save(),
    directory: directory().save(),
    search: snapshots.engine?.save(view),
  });
}
