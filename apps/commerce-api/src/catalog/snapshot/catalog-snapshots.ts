import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { DirectoryState } from '@shop/catalog-view';
import type { Log } from '@shop/kernel';
import type { ViewState } from '@shop/search';
import type { StockState } from '../stock/stock-table.ts';

/** The products of a store view at the time a process read them. */
export interface CatalogSnapshot {
  /** The first transaction whose documents may be missing. */
  readonly since: string;
  /** Versions of the documents that every product was read with. */
  readonly needs: readonly string[];
  readonly stock: StockState;
  readonly directory: DirectoryState;
  /** Absent if several processes share the engine. */
  readonly search: ViewState | undefined;
}

/** Snapshots of the store views in a folder of this machine. */
export interface CatalogSnapshots {
  /** Returns the snapshot of a view; `undefined` if there is none, or it does not match or cannot be read. */
  read(view: string): Promise<CatalogSnapshot | undefined>;
  /** Replaces the snapshot of a view. A failure is logged: the next start reads all products. */
  write(view: string, snapshot: CatalogSnapshot): Promise<void>;
}

/**
 * Creates the snapshots in `folder`.
 * @param keyOf - Text that differs for each database, code and set of rules by which the products of a view are read.
 */
export function createCatalogSnapshots(
  folder: string,
  keyOf: (view: string) => string,
  log: Log,
): CatalogSnapshots {
  const fileOf = (view: string) => join(folder, `${view}.v8`);
  return {
    async read(view) {
      try {
        const { key, snapshot } = deserialize(await readFile(fileOf(view))) as Saved;
        return key === keyOf(view) ? snapshot : undefined;
      } catch (cause) {
        const isAbsent = (cause as NodeJS.ErrnoException).code === 'ENOENT';
        if (!isAbsent) log.warn('catalog-snapshot-unreadable', { view, cause });
        return undefined;
      }
    },
    async write(view, snapshot) {
      try {
        await mkdir(folder, { recursive: true });
        const draft = `${fileOf(view)}.${process.pid}`;
        await writeFile(draft, serialize({ key: keyOf(view), snapshot } satisfies Saved));
        await rename(draft, fileOf(view));
      } catch (cause) {
        log.warn('catalog-snapshot-not-written', { view, cause });
      }
    },
  };
}

interface Saved {
  readonly key: string;
  readonly snapshot: CatalogSnapshot;
}
