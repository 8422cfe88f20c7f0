import { LRUCache } from 'lru-cache';
import type { SharedCount, SharedMemory } from '../redis/shared-memory.ts';
import type { LinkCalls, ProcessLink } from './process-link.ts';

export interface MemoryHostOptions {
  /** Maximum bytes of values; the least recently used are removed first. */
  readonly maxBytes: number;
}

interface Value {
  readonly bytes: Uint8Array;
  readonly tags: readonly string[];
}

/** Maximum number of counters and of claims. An evicted counter starts again at 0. */
const maxCounters = 100_000;
const maxClaims = 10_000;
/** Bytes of an entry in addition to its value. */
const entryBytes = 512;

/**
 * Creates the shared memory of the workers in their primary: the handlers for the calls of {@link createWorkerMemory}.
 */
export function createMemoryHost({ maxBytes }: MemoryHostOptions): LinkCalls {
  const keysOf = new Map<string, Set<string>>();
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + entryBytes,
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
  });
  const claims = new LRUCache<string, true>({ max: maxClaims });
  const counters = new LRUCache<string, { count: number }>({ max: maxCounters });

  return {
    memoryGet: (key) => values.get(key as string)?.bytes ?? null,
    memorySet(value) {
      const { key, bytes, ttlMs, tags } = value as SetCall;
      values.set(key, { bytes, tags }, { ttl: ttlMs });
      if (!values.has(key)) return;
      for (const tag of tags) {
        const keys = keysOf.get(tag) ?? new Set();
        keys.add(key);
        keysOf.set(tag, keys);
      }
    },
    memoryDrop(tags) {
      for (const tag of tags as readonly string[]) {
        for (const key of keysOf.get(tag) ?? []) values.delete(key);
      }
    },
    memoryClaim(value) {
      const { key, ttlMs } = value as ClaimCall;
      if (claims.get(key) === true) return false;
      claims.set(key, true, { ttl: ttlMs });
      return true;
    },
    memoryRelease: (key) => void claims.delete(key as string),
    memoryCount(value): SharedCount {
      const { key, windowMs, by } = value as CountCall;
      const counter = counters.get(key);
      if (counter === undefined) {
        counters.set(key, { count: by }, { ttl: windowMs });
        return { count: by, leftMs: windowMs };
      }
      counter.count += by;
      return { count: counter.count, leftMs: Math.ceil(counters.getRemainingTTL(key)) };
    },
  };
}

interface SetCall {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly ttlMs: number;
  readonly tags: readonly string[];
}
interface ClaimCall {
  readonly key: string;
  readonly ttlMs: number;
}
interface CountCall {
  readonly key: string;
  readonly windowMs: number;
  readonly by: number;
}

/** Creates the memory that a worker shares with the other workers of its pool. */
export function createWorkerMemory({ ask }: Pick<ProcessLink, 'ask'>): SharedMemory {
  /** Returns `undefined` if the primary did not respond in time. */
  const know = (call: string, value: unknown) =>
    ask(call, value, limitMs).catch(() => undefined) as Promise<never>;
  const tell = async (call: string, value: unknown) => void (await know(call, value));
  return {
    get: (key) => know('memoryGet', key),
    set: (key, bytes, ttlMs, tags) =>
      tell('memorySet', { key, bytes, ttlMs, tags } satisfies SetCall),
    drop: (tags) => tell('memoryDrop', tags),
    claim: (key, ttlMs) => know('memoryClaim', { key, ttlMs } satisfies ClaimCall),
    release: (key) => tell('memoryRelease', key),
    count: (key, windowMs, by = 1) =>
      know('memoryCount', { key, windowMs, by } satisfies CountCall),
    close: () => Promise.resolve(),
  };
}

/** Timeout of a response of the primary, in milliseconds. */
const limitMs = 250;
