/** Start of this page, or of the process that renders pages, in epoch milliseconds. */
const startedAt = Date.now();

/**
 * Returns the staleness of fetched data: it is fresh for `ms` milliseconds. The age of data that arrived with the page
 * counts from the arrival of the page, however long a server or the device had stored it. Without a network data stays
 * fresh, since no newer data can be fetched.
 */
export function freshFor(ms: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    import.meta.env.SSR || navigator.onLine
      ? ms + Math.max(0, startedAt - state.dataUpdatedAt)
      : Infinity;
}
