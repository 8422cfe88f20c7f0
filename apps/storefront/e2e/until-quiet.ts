import type { CDPSession, Page } from '@playwright/test';

/** Longer than a page waits before it starts work without input. */
const quietMs = 2_500;

/** Returns true if React has begun to hydrate the page. */
const isHydrating = () =>
  Object.keys(document).some((name) => name.startsWith('__reactContainer$'));

/** Waits until the page hydrates, and no request is open or has just ended. `session` has its network enabled. */
export async function untilQuiet(page: Page, session: CDPSession): Promise<void> {
  const open = new Set<string>();
  let lastAt = performance.now();
  const begin = ({ requestId }: { readonly requestId: string }) => {
    open.add(requestId);
    lastAt = performance.now();
  };
  const end = ({ requestId }: { readonly requestId: string }) => {
    open.delete(requestId);
    lastAt = performance.now();
  };
  session.on('Network.requestWillBeSent', begin);
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await page.waitForFunction(isHydrating, undefined, { timeout: 30_000 });
  const isQuiet = () => open.size === 0 && performance.now() - lastAt >= quietMs;
  while (!isQuiet()) await page.waitForTimeout(100);
  session.off('Network.requestWillBeSent', begin);
  session.off('Network.loadingFinished', end);
  session.off('Network.loadingFailed', end);
}
