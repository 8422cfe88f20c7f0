import { unsafeBrand, type AbortSignalLike, type Clock, type EpochMs } from '@shop/kernel';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Advances the time by `ms` and runs the due timers in order. */
  advance(ms: number): Promise<void>;
}

/** `settle`: waits until everything has happened that is due. By default it lets every promise run that is ready. */
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

/** Lets every promise that is ready run, however long its chain. */
async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve();
}
