import type { Page } from '@playwright/test';
import { networkAway } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, sees, test } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint: networkAway,
});

/** Pages of each kind of route, in pairs: one is opened by its address, the other by a link. */
const publicPages = [
  ['/', '/home'],
  ['/kert', '/nappali'],
  ['/etkezo?availability=1', '/kert?availability=1'],
  ['/osszes-termek?search=fotel', '/osszes-termek?search=asztal'],
  ['/olvaso-fulesfotel', '/ronk-asztalka'],
  ['/blackweek', '/csaladbarat-butorok'],
  ['/impresszum', '/kapcsolat'],
  ['/reviews', '/elallas'],
] as const;
const ownPages = (order: string) =>
  [
    ['/cart', '/wishlist'],
    ['/compare', '/account'],
    ['/account/orders', `/account/orders/${order}`],
    ['/account/data', '/account/addresses'],
    ['/account/recently-viewed', '/account/reviews'],
    ['/account/security', '/account/newsletter'],
    ['/account/loyalty', '/thank-you'],
  ] as const;

/** Opens a page as a link within the shop does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** The headings of the shown screen: what the page is about, without what is only offered beside it. */
const headingsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ visible: true })
    .allTextContents();

test('thirty visited pages open without a network, by address and by link', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(400_000);
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The code of pages that were not opened comes at the first sign of a person.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('app-shell')))
    .toBe(true);
  // The first visit pays nothing for the worker: it begins after the load of the page.
  const afterLoadMs = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const registration = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/workbox-window'));
    return (registration?.startTime ?? 0) - (navigation?.loadEventEnd ?? 0);
  });
  expect(afterLoadMs).toBeGreaterThan(0);
  const seen = new Map<string, readonly string[]>();
  for (const [byAddress, byLink] of [...publicPages, ...ownPages(customer.orderNumber)]) {
    await page.goto(byAddress);
    await alive(page);
    seen.set(byAddress, await headingsOf(page));
    await follow(page, byLink);
    await alive(page);
    seen.set(byLink, await headingsOf(page));
  }
  expect(seen.size).toBe(30);

  await context.setOffline(true);
  for (const [path, headings] of seen) {
    await page.goto(path);
    await expect.poll(() => headingsOf(page), path).toEqual(headings);
    await expect(page.getByText('Nincs internetkapcsolat').first()).toBeVisible();
    await alive(page);
    await axeFindsNothing(page);
  }
  await page.goto('/kert');
  await expect(page.getByText(/árak: \d\d:\d\d$/)).toBeVisible();
  await sees(page, 'offline with the age of prices');

  // What comes back is fetched in place.
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/'));
  await context.setOffline(false);
  await refreshed;
  await expect(page.getByText('Nincs internetkapcsolat')).toBeHidden();
});
