/**
 * Parts of a page out of sight are not laid out (`content-visibility`); their heights are estimates until they were
 * seen. A page that is brought back to where it was left is laid out whole until it stands there.
 */
const setWhole = ({ documentElement }: Document) => {
  documentElement.dataset['wholeLayout'] = '';
};

/** How many parts are laid out ahead at once: each takes some milliseconds on a phone. */
const partsAtOnce = 2;

/**
 * When idle, lays out the parts out of sight once, a few at a time: from then on their heights are known, so that a
 * position far down the page stays where it is. Elements of another page begin again with `rememberHeights`.
 */
export function rememberHeights(view: Window & typeof globalThis): void {
  const parts = [
    ...view.document.querySelectorAll<HTMLElement>('main section, main [role=list] > *, footer'),
  ].filter((part) => view.getComputedStyle(part).contentVisibility === 'auto');
  const layOutNext = () => {
    const next = parts.splice(0, partsAtOnce).filter((part) => part.isConnected);
    if (next.length === 0 && parts.length === 0) return;
    for (const part of next) part.style.contentVisibility = 'visible';
    // The browser remembers a height when a frame has shown it.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        for (const part of next) part.style.contentVisibility = '';
        whenIdle(layOutNext);
      }),
    );
  };
  const whenIdle = (work: () => void) => {
    if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(work);
    else view.setTimeout(work, 200);
  };
  whenIdle(layOutNext);
}

/** Before the first paint: a page opened again by a reload or by Back. */
export function layOutWholeWhenRestored({ performance, document }: Window): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation !== undefined && navigation.type !== 'navigate') setWhole(document);
}

/** In a running page: on the way back or forward, and until the next page stands. */
export function layOutWholeOnReturn(
  router: { subscribe(event: 'onRendered', listener: () => void): () => void },
  view: Window & typeof globalThis,
): void {
  const { document } = view;
  view.addEventListener('popstate', () => setWhole(document), { capture: true });
  router.subscribe('onRendered', () => {
    // By the second frame the heights are remembered.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        delete document.documentElement.dataset['wholeLayout'];
        rememberHeights(view);
      }),
    );
  });
}
