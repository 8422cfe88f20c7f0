import { createIndexedDbStore } from '@shop/platform-browser';
import type { BatchStore, KeyValueStore } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { currentConfig } from '../settings/current-config.ts';
import type { Settings } from '../settings/settings.ts';
import { viewStoreName } from '../settings/view-store-name.ts';

/** Catalog data that this browser stores. All of it can be fetched again. */
export interface OfflineCache {
  readonly answers: KeyValueStore;
  /** Targets of addresses; undefined if the settings disable their storage. */
  readonly routes: BatchStore | undefined;
  /** Data of queries, for pages without a network. */
  readonly queries: BatchStore;
  clear(): Promise<void>;
}

/** Returns the caches of one store view: another view has other prices, texts and paths. */
export function offlineCache(
  settings: Pick<Settings, 'storeCode'>,
  { storage, urls }: Pick<ShopConfig, 'storage' | 'urls'> = currentConfig(),
): OfflineCache {
  const { readTimeoutMs, iterateTimeoutMs, maxReadErrors, maxWriteErrors } = storage;
  const open = (name: string) =>
    createIndexedDbStore(viewStoreName(settings, name), {
      readTimeoutMs,
      iterateTimeoutMs,
      maxReadErrors,
      maxWriteErrors,
    });
  const answers = open('catalogue');
  const routes = open('routes');
  const queries = open('queries');
  return {
    answers,
    routes: urls.persistRoutes ? routes : undefined,
    queries,
    clear: async () => void (await Promise.all([answers.clear(), routes.clear(), queries.clear()])),
  };
}
