import { createClock } from '@shop/kernel';

/** The machine's own time. */
export const systemClock = createClock({
  now: Date.now,
  start(done, ms) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
});
