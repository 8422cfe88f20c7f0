import { LRUCache } from 'lru-cache';
import type { SharedMemory } from '@shop/platform-node/redis';
import type { RenderedData } from '../render/renderer.ts';
import { compressPage } from './page-bytes.ts';
import type { StoredData } from './stored-page.ts';

/** Data that many pages have in common, by its hash. */
export interface CommonData {
  /** Stores a version that a page refers to, also for the other processes. */
  add(data: RenderedData): void;
  find(hash: string): Promise<StoredData | undefined>;
}

/** Maximum bytes of versions as text: the versions of every store view, and older ones that open pages still use. */
const maxBytes = 2 * 1024 * 1024;

/** Every shopper reads one of a few versions, so each is compressed once with the highest quality, at its first read. */
const quality = 11;

/** Milliseconds for which a version is shared. Each process that renders with it stores it again. */
const sharedForMs = 24 * 60 * 60 * 1000;

interface Version {
  readonly data: RenderedData;
  compressed?: Promise<StoredData>;
}

/**
 * Creates a store that removes the least recently used versions first. `memory`: shared by several processes, so that
 * one process can send the data of a page that another one rendered. `build`: separates the versions of different
 * builds.
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
