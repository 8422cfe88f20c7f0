import { as, type Clock, type EpochMs } from '@shop/kernel';

/** The time of this machine. A wait does not keep the process alive. */
export const systemClock: Clock = {
  now: () => as<EpochMs>(Date.now()),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      const give = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', give);
        resolve();
      }, ms);
      timer.unref();
      signal?.addEventListener('abort', give);
    }),
};
