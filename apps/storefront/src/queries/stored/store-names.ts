import { readNameIndex } from '@shop/catalog-client';
import type { Log } from '@shop/kernel';
import { nameIndexPath } from '../../shop/urls/name-index-path.ts';
import type { AnswerStore } from './answer-store.ts';

/** Stored names are fetched again after this time, in milliseconds. */
const maxAgeMs = 86_400_000;

interface StoreNamesPorts {
  readonly fetch: (path: string) => Promise<Response>;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Fetches the name index of the store view with this path prefix once a day, for searches without a network. Errors:
 * none; without a valid response the stored names stay.
 */
export async function storeNames(
  pathPrefix: string,
  store: Pick<AnswerStore, 'namesStoredAtMs' | 'writeNames'>,
  now: number,
  { fetch, log }: StoreNamesPorts,
): Promise<void> {
  const storedAtMs = await store.namesStoredAtMs();
  if (storedAtMs !== undefined && now - storedAtMs < maxAgeMs) return;
  try {
    const response = await fetch(pathPrefix + nameIndexPath);
    const index = response.ok ? readNameIndex(await response.json()) : undefined;
    if (index !== undefined) await store.writeNames(index, now);
  } catch (cause) {
    log.info('no-name-index', { cause });
  }
}
