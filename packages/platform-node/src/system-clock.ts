import { createClock } from '@shop/kernel';

/** Clock of this machine. A wait does not keep the process alive. */
export const systemClock = createClock({
  now: Date.now,
  start(done, ms) {
    const timer = setTimeout(done, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
});
