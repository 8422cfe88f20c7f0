import type { Page } from '@playwright/test';

/**
 * Sends sync events to the service worker of the page's origin, as the browser does when the network is back. Call while
 * the page is open; the returned function works after it was left.
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
