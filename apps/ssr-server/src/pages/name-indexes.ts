import { compressPage, etagOf } from './page-bytes.ts';
import type { NameIndex } from '../render/renderer.ts';

/** A name index in its compressed form. */
export interface StoredNameIndex {
  readonly etag: string;
  readonly brotli: Buffer;
  /** Number of names in it. */
  readonly count: number;
}

/** Name indexes of the store views, in the memory of this process. */
export interface NameIndexes {
  /** Returns the index of a store view; undefined if there is none and none can be created now. Never rejects. */
  read(storeCode: string): Promise<StoredNameIndex | undefined>;
  /** Rebuilds indexes that are older than ten minutes at their next read, if the tags name a product, a category or every page. */
  invalidate(tags: readonly string[]): void;
}

interface NameIndexesPorts {
  /** Fetches the names of a store view; undefined if they are not available. */
  readonly fetchNames: (storeCode: string) => Promise<NameIndex | undefined>;
  readonly now: () => number;
  /** Returns false while the process is too busy. */
  readonly mayMake: () => boolean;
  readonly logError: (event: string, error: unknown) => void;
}

/** Maximum bytes of a compressed index. */
const defaultMaxBytes = 60_000;
/** Minimum time between two builds of an index, in milliseconds: most changes of products do not change a name. */
const restMs = 600_000;
/** Age in milliseconds after which an index is rebuilt without a reported change. */
const maxAgeMs = 3_600_000;
/** Delay of the next attempt after a failure, in milliseconds. */
const retryMs = 10_000;
/** Brotli level. An index is compressed at most every ten minutes. */
const quality = 11;

const namesProducts = /^(?:[PC]\d+|\*|product|category)$/;

interface View {
  readonly index?: StoredNameIndex;
  /** Etag of all names, before names were left out. */
  readonly wholeEtag?: string;
  /** Epoch milliseconds of the last attempt. */
  readonly triedAt: number;
  readonly hasFailed: boolean;
  readonly isOutdated: boolean;
}

/**
 * Creates the indexes. Each store view has at most one build at a time, and at most one in ten minutes; meanwhile the
 * former index is sent. Compression runs on another thread. Names at the end are left out until the index has at most
 * `maxBytes`: it is then partial.
 */
export function createNameIndexes(
  { fetchNames, now, mayMake, logError }: NameIndexesPorts,
  maxBytes = defaultMaxBytes,
): NameIndexes {
  const viewsByCode = new Map<string, View>();
  const underway = new Map<string, Promise<void>>();

  async function make(storeCode: string): Promise<void> {
    const former = viewsByCode.get(storeCode);
    const started: View = { ...former, triedAt: now(), hasFailed: true, isOutdated: false };
    viewsByCode.set(storeCode, started);
    try {
      const names = await fetchNames(storeCode);
      if (names === undefined) return;
      const wholeEtag = etagOf(Buffer.from(JSON.stringify(names)));
      const index =
        former?.index !== undefined && former.wholeEtag === wholeEtag
          ? former.index
          : await compressWithin(names, maxBytes);
      // A change may have been reported since it was started.
      const { isOutdated = false } = viewsByCode.get(storeCode) ?? {};
      viewsByCode.set(storeCode, { ...started, index, wholeEtag, hasFailed: false, isOutdated });
    } catch (error) {
      logError('name-index-failed', error);
    }
  }

  function isDue({ index, triedAt, hasFailed, isOutdated }: View): boolean {
    const ageMs = now() - triedAt;
    if (hasFailed || index === undefined) return ageMs >= retryMs;
    return ageMs >= (isOutdated ? restMs : maxAgeMs);
  }

  return {
    async read(storeCode) {
      const view = viewsByCode.get(storeCode);
      if (!underway.has(storeCode) && (view === undefined || isDue(view)) && mayMake()) {
        underway.set(
          storeCode,
          make(storeCode).finally(() => underway.delete(storeCode)),
        );
      }
      if (view?.index !== undefined) return view.index;
      await underway.get(storeCode);
      return viewsByCode.get(storeCode)?.index;
    },
    invalidate(tags) {
      if (!tags.some((tag) => namesProducts.test(tag))) return;
      for (const [storeCode, view] of viewsByCode)
        viewsByCode.set(storeCode, { ...view, isOutdated: true });
    },
  };
}

/** Compresses an index, with fewer names until it has at most `maxBytes`. */
async function compressWithin(index: NameIndex, maxBytes: number): Promise<StoredNameIndex> {
  const { names } = index;
  for (let count = names.length; ;) {
    const isPartial = index.isPartial || count < names.length;
    const text = Buffer.from(JSON.stringify({ isPartial, names: names.slice(0, count) }));
    const brotli = await compressPage(text, quality);
    if (brotli.length <= maxBytes || count === 0) return { etag: etagOf(text), brotli, count };
    // The first names compress worse than the whole.
    count = Math.floor(count * (maxBytes / brotli.length) * 0.97);
  }
}
