/**
 * Returns a function for the router's `scrollRestoration`: false for the first page of a new visit if the shopper has
 * scrolled it before it was hydrated. The router has no position of that page and would scroll to the top.
 */
export function keepsFirstScroll(page: Window & typeof globalThis): () => boolean {
  let isFirst = true;
  return () => {
    const [navigation] = page.performance.getEntriesByType('navigation');
    const isNewVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
    const restores = !(isFirst && isNewVisit && page.scrollY > 0);
    isFirst = false;
    return restores;
  };
}
