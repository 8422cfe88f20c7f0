import { expect, it, vi } from 'vitest';
import { createAppShellHistory } from './open-app-shell.ts';

/** Returns a window at this address. */
function windowAt(address: string): Window {
  const location = new URL(address, 'https://shop.test');
  let state: unknown = { key: 'a', __TSR_key: 'a', __TSR_index: 3 };
  const history = {
    get state() {
      return state;
    },
    pushState: vi.fn<History['pushState']>(),
    replaceState(next: unknown) {
      state = next;
    },
  };
  return { location, history, addEventListener() {}, removeEventListener() {} } as never;
}

it.each([
  ['', '/kert?color=12#lista', '/kert?color=12#lista'],
  ['/de', '/de/cart', '/de/cart'],
  // A request for the shell itself opens the home page.
  ['', '/app-shell', '/'],
  ['/de', '/de/app-shell', '/de'],
])('starts with the app shell of "%s" and then shows the address %s', (prefix, address, shown) => {
  const { history, open } = createAppShellHistory(windowAt(address), prefix);
  expect(history.location.href).toBe(`${prefix}/app-shell`);
  const actions: string[] = [];
  history.subscribe(({ action, location }) => actions.push(`${action.type} ${location.href}`));
  open();
  expect(history.location.href).toBe(shown);
  expect(actions).toEqual([`REPLACE ${shown}`]);
  // The entry keeps its position in the history.
  expect(history.canGoBack()).toBe(true);
});
