import { createClock } from '@shop/kernel';

/** Clock of the device. */
export const systemClock = /* @__PURE__ */ createClock({
  now: () => Date.now(),
  start(done, ms) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
});
