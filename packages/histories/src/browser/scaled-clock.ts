import { systemClock } from '@shop/platform-browser';
import { unsafeBrand, type Clock, type EpochMs } from '@shop/kernel';

/** Creates a clock that runs `factor` times as fast as the system's, from `startMs` on, in epoch ms. */
export function createScaledClock(startMs: number, factor: number): Clock {
  return {
    now: () => unsafeBrand<EpochMs>(startMs + (systemClock.now() - startMs) * factor),
    wait: (ms, signal) => systemClock.wait(ms / factor, signal),
  };
}
