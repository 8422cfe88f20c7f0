import { expect, type Page, type Worker } from '@playwright/test';

/**
 * Sends sync events to the service worker of the page's origin, as the browser does when the network returns. Call it
 * while the page is open; the returned function also works after the page was left.
 */
export async function dispatchSync(page: Page): Promise<(tag: string) => Promise<void>> {
  const { origin } = new URL(page.url());
  const devTools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registration;
  return async (tag) => {
    await devTools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag,
      lastChance: false,
    });
  };
}

/** Leaves the shop and returns its service worker, once that sees no window of it: with one open it does nothing by itself. */
export async function leaveShop(page: Page): Promise<Worker> {
  const { origin } = new URL(page.url());
  // The shop that a cart came from has a worker too.
  const worker = page
    .context()
    .serviceWorkers()
    .find((running) => running.url().startsWith(origin));
  if (worker === undefined) throw new Error(`${origin} has no service worker.`);
  await page.goto('about:blank');
  // The browser removes the window a moment later.
  const countWindows = () =>
    worker.evaluate(async () => {
      const { clients } = self as unknown as ServiceWorkerGlobalScope;
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(countWindows).toBe(0);
  return worker;
}
