/**
 * Lets the browser leave out how one page becomes the next: for a newer one that is asked for meanwhile, or in
 * a tab that nobody sees. The page itself is there all the same, and a failure of making it reaches the router
 * by `updateCallbackDone`; the router drops the other promises, and theirs would be errors nobody handled
 * (TanStack/router#7906). Call it once, before anything renders.
 */
export function allowSkippedTransitions(page: Document): void {
  // Browsers without transitions need nothing.
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition;
  };
}
