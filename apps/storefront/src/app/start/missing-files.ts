/**
 * Keeps a page open that lost the network: the router would take a missing file for a new build and reload the page,
 * which without a network shows the error page of the browser. With another name the error is shown like any other.
 *
 * `events` reports files that could not be fetched, as Vite does on the window. Errors: none.
 */
export function stayWithoutNetwork(events: EventTarget, isOnline: () => boolean): void {
  events.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent;
    if (!isOnline()) payload.message = `no network: ${payload.message}`;
  });
}
