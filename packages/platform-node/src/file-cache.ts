import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface FileCache {
  /** Returns the bytes of a file that may change, at most `checkMs` old; `undefined` if there is none. */
  read(file: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Returns the bytes of a file that never changes after it was created; `undefined` if it does not exist yet. */
  readMade(file: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Stores contents that were just written, so that the next request does not read the file. */
  keepMade(file: string, bytes: Buffer<ArrayBuffer>): void;
}

export interface FileCacheOptions {
  /** Maximum bytes in memory. The least recently used files are removed first; a file of an eighth or more is not stored. */
  readonly maxBytes?: number;
  /** Milliseconds until a file is checked again. */
  readonly checkMs?: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

interface CachedFile {
  /** `undefined`: the file does not exist. */
  readonly bytes: Buffer<ArrayBuffer> | undefined;
  readonly version: string | undefined;
  checkedMs: number;
}

/** Bytes of an entry in addition to its file. */
const entryBytes = 500;

/** Creates a cache of files, so that not every call opens them. */
export function createFileCache(options: FileCacheOptions = {}): FileCache {
  const { maxBytes = 16 * 1024 * 1024, checkMs = 1_000, now = () => performance.now() } = options;
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ bytes }) => entryBytes + (bytes?.length ?? 0),
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

  /** Concurrent callers share the result. */
  function once(file: string, load: () => Promise<Buffer<ArrayBuffer> | undefined>) {
    let loading = underWay.get(file);
    if (loading === undefined) {
      loading = load().finally(() => underWay.delete(file));
      underWay.set(file, loading);
    }
    return loading;
  }

  async function readAgain(file: string, cachedFile: CachedFile | undefined) {
    const version = await versionOf(file);
    if (cachedFile !== undefined && cachedFile.version === version) {
      cachedFile.checkedMs = now();
      return cachedFile.bytes;
    }
    const bytes = version === undefined ? undefined : await bytesOf(file);
    cache.set(file, { bytes, version, checkedMs: now() });
    return bytes;
  }

  return {
    async read(file) {
      const cachedFile = cache.get(file);
      if (cachedFile !== undefined && now() - cachedFile.checkedMs < checkMs)
        return cachedFile.bytes;
      return once(file, () => readAgain(file, cachedFile));
    },
    async readMade(file) {
      const cachedFile = cache.get(file);
      if (cachedFile !== undefined) return cachedFile.bytes;
      return once(file, async () => {
        const bytes = await bytesOf(file);
        if (bytes !== undefined) this.keepMade(file, bytes);
        return bytes;
      });
    },
    keepMade(file, bytes) {
      cache.set(file, { bytes, version: undefined, checkedMs: 0 });
    },
  };
}

/** Returns a text that changes when the file is written; `undefined` if there is none. */
async function versionOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats && `${stats.mtimeMs}-${stats.size}-${stats.ino}`;
}

const bytesOf = (file: string) => readFile(file).catch(() => undefined);
