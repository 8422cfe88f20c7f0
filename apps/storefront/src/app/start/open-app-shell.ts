import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { appShellPath } from '../../shop/urls/app-shell-path.ts';

/** History of a document that the service worker has sent instead of a page. */
export interface AppShellHistory {
  readonly history: RouterHistory;
  /** Shows the page of the address. Call it once the document is hydrated. */
  open(): void;
}

/**
 * Creates a history that begins at the address of the app shell, since React hydrates the server's HTML, while the
 * browser shows the requested address. `pathPrefix`: prefix of the store view.
 */
export function createAppShellHistory(page: Window, pathPrefix: string): AppShellHistory {
  const shellAddress = pathPrefix + appShellPath;
  const address = () => page.location.pathname + page.location.search + page.location.hash;
  let isOpen = false;
  const history = createBrowserHistory({
    window: page,
    parseLocation: () => locationOf(isOpen ? address() : shellAddress, page.history.state),
  });
  return {
    history,
    open() {
      isOpen = true;
      // The address of the shell itself shows the home page.
      const isShell = page.location.pathname === shellAddress;
      history.replace(isShell ? pathPrefix || '/' : address(), page.history.state);
    },
  };
}

function locationOf(href: string, state: RouterHistory['location']['state']) {
  const { pathname, search, hash } = new URL(href, 'http://shop.invalid');
  return { href, pathname, search, hash, state };
}
