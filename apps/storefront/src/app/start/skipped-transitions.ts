/**
 * Lets the browser skip a view transition: for a newer one that is requested during it, or in a hidden tab. The page is
 * rendered all the same, and a render error reaches the router by `updateCallbackDone`. The router ignores the other
 * promises, whose rejections would be unhandled (TanStack/router#7906). Call it once, before the first render.
 */
export function allowSkippedTransitions(page: Document): void {
  // The browser has no view transitions.
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition;
  };
}
