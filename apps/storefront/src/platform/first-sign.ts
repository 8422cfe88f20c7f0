import { createObservable, type Observable } from '@shop/kernel';

/** Events that only a person causes. The browser itself may scroll; it does not turn the wheel. */
const signs = ['pointerdown', 'click', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;

/**
 * Time without a sign of use after which the page counts as idle, in milliseconds: longer than any measurement of a
 * page load.
 */
const longIdleMs = 10_000;

/**
 * Observes the first sign of use of the page: press, key, touch, focus or wheel. Also true when the network is lost,
 * which the page shows, and after {@link longIdleMs}.
 */
export function watchFirstSign(page: Window): Observable<boolean> {
  const { get, set, subscribe } = createObservable(false);
  const listening = new AbortController();
  const hear = () => {
    clearTimeout(timer);
    listening.abort();
    set(true);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of [...signs, 'offline']) page.addEventListener(type, hear, options);
  const timer = page.setTimeout(() => whenIdle(hear), longIdleMs);
  return { get, subscribe };
}

/** Calls back when the browser is idle, after 2 seconds at the latest. Returns a function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => call(), { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}
