/**
 * Creates the `scrollRestoration` of the router. It returns false once: for the first page of a new visit that was
 * scrolled before it hydrated. The router has no stored position of that page and would scroll to the top.
 */
export function createScrollRestoration(page: Window & typeof globalThis): () => boolean {
  let isFirstPage = true;
  return () => {
    const [navigation] = page.performance.getEntriesByType('navigation');
    const isNewVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
    const isScrolledEarly = isFirstPage && isNewVisit && page.scrollY > 0;
    isFirstPage = false;
    return !isScrolledEarly;
  };
}
