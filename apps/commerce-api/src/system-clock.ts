import { as, type Abort, type Clock, type EpochMs } from '@shop/kernel';

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => as<EpochMs>(Date.now()),
  wait: (ms: number, signal?: Abort) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop);
    }),
};
