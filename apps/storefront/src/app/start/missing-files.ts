/**
 * Keeps a page that lost the network: the router takes a missing file for a new build and reloads the page, which
 * without a network would leave the shop for the browser's own page of errors. Named otherwise, the error is shown
 * like any other.
 *
 * `events` reports files that could not be fetched, as Vite does on the window. Errors: none.
 */
export function stayWithoutNetwork(events: EventTarget, isOnline: () => boolean): void {
  events.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent;
    if (!isOnline()) payload.message = `no network: ${payload.message}`;
  });
}
