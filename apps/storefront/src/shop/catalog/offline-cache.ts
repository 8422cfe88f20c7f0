import { createIndexedDbStore } from '@shop/platform-browser';
import type { BatchStore, KeyValueStore } from '@shop/kernel';
import { zugolyConfig, type ShopConfig } from '@shop/shop-config';
import type { Settings } from '../settings/settings.ts';
import { viewStoreName } from '../settings/view-store-name.ts';

/** Catalog data that this browser stores. All of it can be fetched again. */
export interface OfflineCache {
  readonly answers: KeyValueStore;
  /** Targets of addresses; undefined if the settings disable their storage. */
  readonly routes: BatchStore | undefined;
  clear(): Promise<void>;
}

/** The copies of one store view: another has other prices, words and paths. */
export function offlineCache(
  settings: Pick<Settings, 'storeCode'>,
  { storage, urls }: Pick<ShopConfig, 'storage' | 'urls'> = zugolyConfig,
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
  return {
    answers,
    routes: urls.persistRoutes ? routes : undefined,
    clear: async () => void (await Promise.all([answers.clear(), routes.clear()])),
  };
}
