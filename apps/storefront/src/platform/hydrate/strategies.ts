import { anyBoundary } from './selectors.ts';

export type Strategy = 'interaction' | 'visible' | 'idle';

/**
 * A part hydrates within this distance below the viewport, or anywhere above it: then the shopper has scrolled past it.
 */
const nearWindow = '1000000px 0px 200px 0px';
/** Longest wait of an idle part for an idle browser, in milliseconds. */
const idleTimeoutMs = 5000;
/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const withoutIdleMs = 500;

type StartStrategy = (place: Element | undefined, open: () => void) => (() => void) | undefined;

/** Starts waiting for the moment to open a boundary. Each returns a function that stops it. */
export const strategies: Readonly<Record<Strategy, StartStrategy>> = {
  interaction: () => undefined,
  idle(_place, open) {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(open, withoutIdleMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(open, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(handle);
  },
  visible(place, open) {
    const content = place === undefined ? undefined : boxOf(place);
    if (content === undefined || typeof IntersectionObserver !== 'function') {
      return strategies.idle(place, open);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          open();
        }
      },
      { rootMargin: nearWindow },
    );
    observer.observe(content);
    return () => observer.disconnect();
  },
};

/** Returns the element that marks the position of a part: its first element, or the one after an empty part. */
function boxOf(place: Element): Element | undefined {
  // The element around a boundary has no box.
  const first = place.firstElementChild ?? place.nextElementSibling ?? undefined;
  return first?.matches(anyBoundary) === true ? boxOf(first) : first;
}
