import type { AbortSignalLike, Clock, KeyValueStore } from '@shop/kernel';

/** Limit and interval of the watch. */
export interface QuotaWatchOptions {
  /** Interval between checks. Default 30 000 ms. */
  readonly everyMs?: number | undefined;
  /** Maximum storage use of the origin, in bytes. */
  readonly maxBytes: number;
  /** Number of entries removed per check above the maximum. Default 100. */
  readonly evictEntries?: number | undefined;
  readonly clock: Clock;
  /** Ends the watch. */
  readonly signal: AbortSignalLike;
  /** Returns the bytes in use; `undefined` if unknown. Default: the estimate of the browser. */
  readonly usedBytes?: () => Promise<number | undefined>;
}

/**
 * Limits the storage of a collection of copies, so that tasks and orders have space: every 30 s it removes the first
 * entries while the origin uses too much. Source: product specification, section 9.
 */
export async function watchQuota(store: KeyValueStore, options: QuotaWatchOptions): Promise<void> {
  const { everyMs = 30_000, evictEntries = 100, maxBytes, clock, signal } = options;
  const usedBytes = options.usedBytes ?? estimatedUsage;
  while (!signal.aborted) {
    try {
      await clock.wait(everyMs, signal);
    } catch {
      return;
    }
    const usedByteCount = await usedBytes();
    if (usedByteCount === undefined || usedByteCount <= maxBytes) continue;
    for (const key of (await store.keys()).slice(0, evictEntries)) await store.delete(key);
  }
}

async function estimatedUsage(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}
