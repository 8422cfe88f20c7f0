import type { Log } from '@shop/kernel';
import { systemClock } from '@shop/platform-node';
import { createSearchWriter, type SearchWriter } from '@shop/search/writer';
import type { ShopConfig } from '@shop/shop-config';
import {
  createWriterLock,
  searchFingerprint,
  searchSettings,
  type SearchRules,
} from '../catalog/index.ts';
import { createSession } from '../db/connect.ts';
import type { ApiConfig } from '@shop/api-settings';

/** Connects to the shared search engine of all processes; `undefined` if each process has its own. */
export async function openSearchWriter(
  {
    searchUrl,
    searchPrefix,
    contentDir,
  }: Pick<ApiConfig, 'searchUrl' | 'searchPrefix' | 'contentDir'>,
  shop: ShopConfig,
  searchRules: SearchRules,
  databaseUrl: string,
  log: Log,
): Promise<SearchWriter | undefined> {
  if (searchUrl === undefined) return undefined;
  // One or two megabytes of code that most shops do not need.
  const { createOpenSearch, indexVersion } = await import('@shop/search/opensearch');
  const fingerprintOf = searchFingerprint(shop, contentDir);
  return createSearchWriter({
    engine: createOpenSearch(searchSettings(shop, searchRules), {
      url: searchUrl,
      prefix: searchPrefix,
      mustBeFilled: true,
    }),
    lock: createWriterLock(createSession(databaseUrl, 'search-writer'), systemClock, log),
    fingerprintOf: (view) => `${indexVersion} ${fingerprintOf(view)}`,
    clock: systemClock,
    log,
  });
}
