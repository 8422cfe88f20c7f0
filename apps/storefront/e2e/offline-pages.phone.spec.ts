import type { Page } from '@playwright/test';
import { networkAway, pageFiles } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, sees, test, untilPagesOpenOffline } from './shop-test.ts';
import { followLink, loadedContentOf, scrollThrough, wholeContentOf } from './whole-content.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint: networkAway(pageFiles, '/api/(?:catalog|(?:cart|ext|review|user)/.*)'),
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

/** A time of day after these words. A page that the server made before midnight names the day too. */
const timeAfter = (words: string) =>
  new RegExp(`${words}: (?:\\p{L}+\\. \\d+\\. )?\\d\\d:\\d\\d$`, 'u');

/** Expects the page as it was seen with the network, and a word on the network. */
async function expectSeen(page: Page, path: string, content: readonly string[]): Promise<void> {
  const read = async () => {
    // Parts near the window load once the page is hydrated.
    await scrollThrough(page);
    return inOrder(await wholeContentOf(page));
  };
  // The visits of this journey reorder the viewed products.
  const inOrder = (lines: readonly string[]) =>
    path === '/account/recently-viewed' ? lines.toSorted() : lines;
  await expect.poll(read, { message: path, intervals: [50] }).toEqual(inOrder(content));
  await expect(page.getByText('Nincs internetkapcsolat').first()).toBeVisible();
}

test('thirty visited pages open without a network, by address and by link', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(400_000);
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  await untilPagesOpenOffline(page);
  const contents = new Map<string, readonly string[]>();
  for (const [byAddress, byLink] of [...publicPages, ...ownPages(customer.orderNumber)]) {
    await page.goto(byAddress);
    await alive(page);
    contents.set(byAddress, await loadedContentOf(page));
    await followLink(page, byLink);
    await alive(page);
    contents.set(byLink, await loadedContentOf(page));
  }
  expect(contents.size).toBe(30);

  await context.setOffline(true);
  for (const [path, content] of contents) {
    await page.goto(path);
    await expectSeen(page, path, content);
    await alive(page);
    await axeFindsNothing(page);
  }
  for (const [path, content] of contents) {
    await followLink(page, path);
    await expectSeen(page, path, content);
  }
  for (const path of ['/account/loyalty', '/account/reviews', '/account/newsletter']) {
    await followLink(page, path);
    await expect(page.getByRole('main').getByText(timeAfter('^Mentett adatok'))).toBeVisible();
  }
  await sees(page, 'offline with the age of the newsletter settings');
  await page.goto('/kert');
  await expect(page.getByText(timeAfter('árak'))).toBeVisible();
  await sees(page, 'offline with the age of prices');

  // What comes back is fetched in place.
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/'));
  await context.setOffline(false);
  await refreshed;
  await expect(page.getByText('Nincs internetkapcsolat')).toBeHidden();
});
