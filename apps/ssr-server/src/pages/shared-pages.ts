import type { SharedMemory } from '@shop/platform-node/redis';
import type { StoredPage } from './stored-page.ts';
import { readEntry, writeEntry } from './page-entry.ts';
import { everyPage } from '@shop/contract';

/** Milliseconds for which a process may render a page before another one may render it. */
const renderLockMs = 5_000;

/** Pages that several rendering servers share. Any entry may be missing at any time. */
export interface SharedPages {
  read(key: string): Promise<StoredPage | undefined>;
  store(key: string, page: StoredPage): Promise<void>;
  forget(tags: readonly string[]): Promise<void>;
  /** Returns `false` if another process renders this page now. */
  mayRender(key: string): Promise<boolean>;
  rendered(key: string): Promise<void>;
}

/**
 * Milliseconds for which a page is shared: at its canonical address, and at a variant such as a search or a filtered
 * list.
 */
export interface SharedFor {
  readonly canonicalMs: number;
  readonly variantMs: number;
}

/** Creates the shared pages. `space`: key prefix of this listener, such as its store and its part of the demo. */
export function createSharedPages(
  memory: SharedMemory,
  space: string,
  build: string,
  { canonicalMs, variantMs }: SharedFor,
): SharedPages {
  const keyOf = (key: string) => `page:${build}:${space}:${key}`;
  const lockOf = (key: string) => `lock:${build}:${space}:${key}`;
  return {
    async read(key) {
      const entry = await memory.get(keyOf(key));
      return entry ? readEntry(entry, build) : undefined;
    },
    store: (key, page) =>
      memory.set(keyOf(key), writeEntry(page, build), page.isCanonical ? canonicalMs : variantMs, [
        everyPage,
        ...page.tags,
      ]),
    forget: (tags) => memory.drop(tags),
    // Without shared memory every process renders.
    mayRender: async (key) => (await memory.claim(lockOf(key), renderLockMs)) !== false,
    rendered: (key) => memory.release(lockOf(key)),
  };
}
