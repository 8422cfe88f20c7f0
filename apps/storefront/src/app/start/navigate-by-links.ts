import { parseQuery } from '@shop/url-resolver';
import type { ShopRouter } from '../router/router.tsx';
import { isClosed, openAtEvents, openBoundaries } from '../../platform/hydrate/index.ts';
import { appLinkAttribute } from '../../shell/app-link.tsx';

/** Time that a pointer or the focus stays on a link before its page is prefetched, in milliseconds. */
const hoverMs = 50;

/** Selector of the visible screen: the first one, before the hidden ones. */
const shownScreen = 'main > [data-h]';

type NavigatingRouter = Pick<ShopRouter, 'navigate' | 'preloadRoute'>;

/**
 * Follows every link of the app with the router, by one set of listeners on the window: links need neither state nor
 * hydration. The browser handles a press of another button or with a modifier key, a link with `target` or `download`,
 * and a press that a component has handled. A page is prefetched on hover, focus and touch. Before hydration the
 * browser handles every link. The capture phase hydrates the parts around the target: see `platform/hydrate`. The page
 * scrolls to its top only when the path changes: a pressed filter keeps the scroll position.
 * `pathPrefix`: prefix of every path of the store view. Returns a function that removes the listeners.
 */
export function navigateByLinks(
  router: NavigatingRouter,
  pathPrefix: string,
  page: Window,
): () => void {
  const listening = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const preload = (link: HTMLAnchorElement) => {
    const { to, search } = targetOf(link, pathPrefix);
    // A page that cannot be prefetched is fetched when its link is pressed.
    void router.preloadRoute({ to, search } as never).catch(() => undefined);
  };

  // React stops an event in a part that is not hydrated before it bubbles to the window.
  const listen = (type: string, hear: (event: Event) => void, capture = true) => {
    page.addEventListener(type, hear, {
      signal: listening.signal,
      capture,
      passive: type !== 'click',
    });
  };

  openAtEvents(page, listening.signal);
  const followLink = (event: Event) => {
    const link = linkAt(event.target);
    if (link === undefined || !isPlainPress(event as MouseEvent, link)) return;
    // React cannot hydrate a page that the router has left.
    if ('earlyInput' in page) return;
    event.preventDefault();
    const { to, search, hash } = targetOf(link, pathPrefix);
    const resetScroll = new URL(link.href).pathname !== page.location.pathname;
    const follow = () =>
      void router.navigate({ to, search, ...(hash !== '' && { hash }), resetScroll } as never);
    const screen = page.document.querySelector(shownScreen);
    if (resetScroll || screen === null || !isClosed(screen)) {
      follow();
      return;
    }
    // The screen stays and hydrates as the server rendered it, with the current address.
    preload(link);
    void openBoundaries(screen).then(follow);
  };
  listen('click', (event) => {
    if (event.target instanceof Element && isClosed(event.target)) followLink(event);
  });
  listen('click', followLink, false);
  listen('pointerover', (event) => {
    clearTimeout(resting);
    const link = linkAt(event.target);
    if (link === undefined || (event as PointerEvent).pointerType !== 'mouse') return;
    resting = setTimeout(() => preload(link), hoverMs);
  });
  listen('focusin', (event) => {
    clearTimeout(resting);
    const link = linkAt(event.target);
    if (link !== undefined) resting = setTimeout(() => preload(link), hoverMs);
  });
  listen('touchstart', (event) => {
    const link = linkAt(event.target);
    if (link !== undefined) preload(link);
  });
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>(`a[${appLinkAttribute}]`) ?? undefined;
}

function isPlainPress(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isHere = link.target === '' || link.target === '_self';
  return !event.defaultPrevented && event.button === 0 && !hasModifier && isHere;
}

/** Returns the path of a link for the router: without the prefix of the store view. */
function targetOf(link: HTMLAnchorElement, pathPrefix: string) {
  const { pathname, search, hash } = new URL(link.href);
  const isInView = pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  const path = isInView ? pathname.slice(pathPrefix.length) : pathname;
  return {
    to: path === '' ? '/' : path,
    search: parseQuery(search.slice(1)),
    hash: decodeURIComponent(hash.slice(1)),
  };
}
