import { LRUCache } from 'lru-cache';
import type { SharedMemory } from '@shop/platform-node/redis';
import type { RenderedData } from '../render/renderer.ts';
import { compressPage } from './page-bytes.ts';
import type { StoredData } from './stored-page.ts';

/** Data that many pages have in common, by its hash. */
export interface CommonData {
  /** Stores a version that a page names, for the other processes too. */
  add(data: RenderedData): void;
  find(hash: string): Promise<StoredData | undefined>;
}

/** Bytes of versions as text: those of every store view, and those of pages that browsers got before a change. */
const maxBytes = 2 * 1024 * 1024;

/** Every shopper reads one of a few versions, so each is compressed once with the highest quality, at its first read. */
const quality = 11;

/** Milliseconds a version is shared. It is stored again by each process that renders with it. */
const sharedForMs = 24 * 60 * 60 * 1000;

interface Version {
  readonly data: RenderedData;
  compressed?: Promise<StoredData>;
}

/**
 * Least recently used out first. `memory`: store of several processes, so that one of them answers for a page that
 * another has rendered. `build`: keeps the versions of builds apart.
 */
export function createCommonData(
  memory: Pick<SharedMemory, 'get' | 'set'> | undefined,
  build: string,
): CommonData {
  const versions = new LRUCache<string, Version>({
    maxSize: maxBytes,
    sizeCalculation: ({ data }) => 2 * data.json.length + 256,
  });
  const keyOf = (hash: string) => `common:${build}:${hash}`;

  async function compress({ hash, json }: RenderedData): Promise<StoredData> {
    return { hash, brotli: await compressPage(Buffer.from(json), quality) };
  }

  async function sharedVersion(hash: string): Promise<Version | undefined> {
    const bytes = await memory?.get(keyOf(hash));
    if (bytes === undefined || bytes === null) return undefined;
    const version = { data: { hash, json: Buffer.from(bytes).toString() } };
    versions.set(hash, version);
    return version;
  }

  return {
    add(data) {
      if (versions.get(data.hash) !== undefined) return;
      versions.set(data.hash, { data });
      void memory?.set(keyOf(data.hash), Buffer.from(data.json), sharedForMs, []);
    },
    async find(hash) {
      const version = versions.get(hash) ?? (await sharedVersion(hash));
      if (version !== undefined) version.compressed ??= compress(version.data);
      return version?.compressed;
    },
  };
}
