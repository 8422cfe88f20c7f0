import { LRUCache } from 'lru-cache';
import { everyPage } from '@shop/contract';
import type { StoredPage } from './stored-page.ts';

export interface OutdatedPages {
  /** Returns true if a tag of the page was invalidated at or after the time of its render. */
  has(page: StoredPage): boolean;
  invalidate(tags: readonly string[]): void;
}

/**
 * Compares pages with invalidated tags. `rememberMs`: time for which a tag is stored, at least as long as a page is
 * stored. At most 20,000 tags.
 */
export function createOutdatedPages(now: () => number, rememberMs: number): OutdatedPages {
  const invalidatedAt = new LRUCache<string, number>({ max: 20_000 });
  let allInvalidatedAt = -Infinity;
  /** Increases with each invalidation; each page is compared once per value. */
  let generation = 0;
  const comparedAt = new WeakMap<StoredPage, number>();

  return {
    has(page) {
      if (comparedAt.get(page) === generation) return false;
      const isOutdated =
        page.storedAt <= allInvalidatedAt ||
        page.tags.some((tag) => page.storedAt <= (invalidatedAt.get(tag) ?? -Infinity));
      if (!isOutdated) comparedAt.set(page, generation);
      return isOutdated;
    },
    invalidate(tags) {
      generation += 1;
      if (tags.includes(everyPage)) allInvalidatedAt = now();
      else for (const tag of tags) invalidatedAt.set(tag, now(), { ttl: rememberMs });
    },
  };
}
