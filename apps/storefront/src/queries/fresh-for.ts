/** When this page, or the process that renders pages, began; in epoch milliseconds. */
const startedAt = Date.now();

/**
 * Staleness of fetched data: it counts as fresh for `ms` milliseconds. The age of data that came with the page counts from
 * the arrival of the page, however long a server or the device had stored it. Without a network data stays fresh, since
 * nothing newer can be fetched.
 */
export function freshFor(ms: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    import.meta.env.SSR || navigator.onLine
      ? ms + Math.max(0, startedAt - state.dataUpdatedAt)
      : Infinity;
}
