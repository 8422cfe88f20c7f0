import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page.ts';

/**
 * Memory shares of stored pages. `main`: pages of the shop, each at its own address. `variants`: pages with many
 * addresses, such as searches and filtered lists. `notFound`: responses 404.
 */
export type PageShare = 'main' | 'variants' | 'notFound';

const shareOf = (page: StoredPage): PageShare =>
  page.status === 404 ? 'notFound' : page.isCanonical ? 'main' : 'variants';

export interface PageShares {
  get(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  figures(): { readonly pages: number; readonly bytes: number };
}

/** Bytes of a stored page in addition to its body: address, headers and map entry. */
const entryBytes = 2_048;

/**
 * Creates a store of pages in memory. Each share removes its least recently used pages first. `onReplaced` gets a page
 * whose data is replaced by a newer page.
 */
export function createPageShares(
  maxBytes: Readonly<Record<PageShare, number>>,
  onReplaced: (page: StoredPage) => void,
): PageShares {
  const shares = (Object.keys(maxBytes) as PageShare[]).map(
    (name) =>
      [
        name,
        new LRUCache<string, StoredPage>({
          maxSize: maxBytes[name],
          sizeCalculation: ({ brotli, data, policy, tags }) =>
            brotli.byteLength +
            (data?.brotli.byteLength ?? 0) +
            policy.length +
            8 * tags.length +
            entryBytes,
        }),
      ] as const,
  );
  return {
    get(key: string): StoredPage | undefined {
      for (const [, share] of shares) {
        const page = share.get(key);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    set(key: string, page: StoredPage): void {
      for (const [name, share] of shares) {
        const previousPage = share.peek(key);
        if (previousPage?.data !== undefined && previousPage.data.hash !== page.data?.hash)
          onReplaced(previousPage);
        if (name === shareOf(page)) share.set(key, page);
        else share.delete(key);
      }
    },
    figures: () => ({
      pages: shares.reduce((sum, [, share]) => sum + share.size, 0),
      bytes: shares.reduce((sum, [, share]) => sum + share.calculatedSize, 0),
    }),
  };
}
