/**
 * Parts of a page out of sight are not laid out (`content-visibility`); their heights are estimates until they were
 * seen. A page that is brought back to where it was left is laid out whole until it stands there.
 */
const setWhole = ({ documentElement }: Document) => {
  documentElement.dataset['wholeLayout'] = '';
};

/** Before the first paint: a page opened again by a reload or by Back. */
export function layOutWholeWhenRestored({ performance, document }: Window): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation !== undefined && navigation.type !== 'navigate') setWhole(document);
}

/** In a running page: on the way back or forward, and until the next page stands. */
export function layOutWholeOnReturn(
  router: { subscribe(event: 'onRendered', listener: () => void): () => void },
  view: Window,
): void {
  const { document } = view;
  view.addEventListener('popstate', () => setWhole(document), { capture: true });
  router.subscribe('onRendered', () => {
    // By the second frame the heights are remembered.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        delete document.documentElement.dataset['wholeLayout'];
      }),
    );
  });
}
