import { unsafeBrand, type EpochMs } from './brand.ts';
import type { Clock } from './ports.ts';

/** Timer functions of the host. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `done` after `ms`. Returns a function that cancels the timer. */
  start(done: () => void, ms: number): () => void;
}

/** Creates a clock from a host's timers. An aborted wait stops its timer. Source: KE-13. */
export function createClock({ now, start }: Timers): Clock {
  return {
    now: () => unsafeBrand<EpochMs>(now()),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        const stop = start(() => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        }, ms);
        function giveUp(): void {
          stop();
          signal?.removeEventListener('abort', giveUp);
          reject(signal?.reason);
        }
        signal?.addEventListener('abort', giveUp);
      }),
  };
}
