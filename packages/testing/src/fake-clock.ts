import { unsafeBrand, type AbortSignalLike, type Clock, type EpochMs } from '@shop/kernel';

/** A clock that advances only when a test calls `advance`. */
export interface FakeClock extends Clock {
  /** Advances the time by `ms` and runs the due timers in order. */
  advance(ms: number): Promise<void>;
}

/** Creates a fake clock. `settle`: waits until all due work is done. By default it runs every ready promise. */
export function createFakeClock(
  startMs = Date.UTC(2026, 2, 5, 12),
  settle: () => Promise<void> = settlePromises,
): FakeClock {
  let nowMs = startMs;
  const sleepers: { readonly dueMs: number; readonly wake: () => void }[] = [];
  return {
    now: () => unsafeBrand<EpochMs>(nowMs),
    wait(ms: number, signal?: AbortSignalLike) {
      return new Promise<void>((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        const sleeper = { dueMs: nowMs + ms, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener('abort', () => {
          const index = sleepers.indexOf(sleeper);
          if (index >= 0) sleepers.splice(index, 1);
          reject(signal.reason);
        });
      });
    },
    async advance(ms) {
      const endMs = nowMs + ms;
      await settle();
      for (;;) {
        sleepers.sort((a, b) => a.dueMs - b.dueMs);
        const next = sleepers[0];
        if (next === undefined || next.dueMs > endMs) break;
        sleepers.shift();
        nowMs = next.dueMs;
        next.wake();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

/** Runs every ready promise, in chains of up to 500 steps. */
async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve();
}
