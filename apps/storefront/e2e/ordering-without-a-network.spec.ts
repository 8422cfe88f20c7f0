import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { findFullChromium } from '../../../tooling/test/chromium.ts';
import { anyOf, cartWasOrdered, networkAway, pageFiles } from './expected-messages.ts';
import { launchOptions } from './launch-options.ts';
import { dispatchSync, leaveShop } from './service-worker-events.ts';
import {
  alive,
  buyNow,
  expect,
  expectOrderShown,
  fillCheckout,
  sees,
  test,
  untilPagesOpenOffline,
} from './shop-test.ts';
import { stored } from './stored-values.ts';

test.use({
  // The browser without windows permits no notification, whatever the shopper says.
  launchOptions: launchOptions(await findFullChromium()),
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint: anyOf(
    networkAway(pageFiles, '/api/(?:catalog|(?:cart|ext|order)/.*)'),
    cartWasOrdered,
  ),
});

/** Leaves the shop. Expects the notification that the browser shows then, once the network is back. */
async function leaveAndExpectReminder(page: Page, context: BrowserContext): Promise<void> {
  const dispatch = await dispatchSync(page);
  const worker = await leaveShop(page);
  await context.setOffline(false);
  await dispatch('order-reminder');
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body }) => [title, body]);
    });
  await expect
    .poll(shown)
    .toEqual([['Rendelés megerősítése', 'A várakozó rendelés elküldhető. Elküldi most?']]);
}

/** Orders a lamp while there is no network; the page of the stored order is open then. */
async function orderOffline(page: Page, context: BrowserContext, email: string): Promise<void> {
  // The checkout fetches the page of the order while there is a network.
  const orderPage = page.waitForRequest(/[/]assets[/]thank-you-.*[.]js$/);
  await buyNow(page, '/gyongy-hangulatlampa');
  await fillCheckout(page, { email });
  await orderPage;
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  await alive(page);
  // Without a worker there is no reminder, and another page does not open.
  await untilPagesOpenOffline(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A rendelést mentettük' }),
  ).toBeVisible();
}

// findings H2
test('[S3-35] [S3-40] [S4-38] an order made offline waits for the shopper’s confirmation and is then sent @phone', async ({
  page,
  context,
  database,
}) => {
  const email = `vonaton.${randomUUID().slice(0, 8)}@example.hu`;
  await orderOffline(page, context, email);
  const order = {
    goods: 'Gyöngy hangulatlámpa',
    place: /Pozsonyi\sút\s12\./,
    payment: 'Utánvét készpénzzel',
  };
  await expectOrderShown(page, order);
  await context.grantPermissions(['notifications', 'background-sync'], {
    origin: new URL(page.url()).origin,
  });
  await page.getByRole('button', { name: 'Értesítést kérek, ha elküldhető' }).click();
  await expect(page.getByText('Értesítést küldünk, amikor elküldhető.')).toBeVisible();
  await sees(page, 'reminder asked for');
  const { origin } = new URL(page.url());
  // The page of the order would send it by itself.
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await leaveAndExpectReminder(page, context);

  const question = page.getByRole('dialog', { name: 'Rendelés megerősítése' });
  await page.goto(`${origin}/cart`);
  // Deleting it asks once more.
  await question.getByRole('button', { name: 'Rendelés törlése' }).click();
  await page
    .getByRole('dialog', { name: 'Törli az elküldésre váró rendelést?' })
    .getByRole('button', { name: 'Mégse' })
    .last()
    .click();
  await question.getByRole('button', { name: 'Elküldés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await expectOrderShown(page, order);
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const orders = await database`
    SELECT increment_id FROM shop_order WHERE customer_email = ${email}`;
  expect(orders.map(({ increment_id: id }) => id)).toEqual([number]);
});

test('an order made offline and deleted gives its goods back to the cart', async ({
  page,
  context,
}) => {
  // The checkout fetches the page of the order while there is a network.
  const orderPage = page.waitForRequest(/[/]assets[/]thank-you-.*[.]js$/);
  await buyNow(page, '/gyongy-hangulatlampa');
  await fillCheckout(page, { email: `torolt.${randomUUID().slice(0, 8)}@example.hu` });
  await orderPage;
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  await untilPagesOpenOffline(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A rendelést mentettük' }),
  ).toBeVisible();
  // Other pages ask about it as soon as there is a network.
  await page.goto(new URL('/cart', page.url()).href);
  await alive(page);
  await context.setOffline(false);
  const remove = { name: 'Rendelés törlése' };
  await page
    .getByRole('dialog', { name: 'Rendelés megerősítése' })
    .getByRole('button', remove)
    .click();
  await page
    .getByRole('dialog', { name: 'Törli az elküldésre váró rendelést?' })
    .getByRole('button', remove)
    .click();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Gyöngy hangulatlámpa' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /rendelés elküldésre vár/ })).toBeHidden();
});

test('[S4-34] [S4-38] an order made offline is sent without a question while its page is open', async ({
  page,
  context,
  database,
}) => {
  const email = `allomason.${randomUUID().slice(0, 8)}@example.hu`;
  await orderOffline(page, context, email);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Rendelés megerősítése' })).toHaveCount(0);
  // The result of an order is cacheable: it is stored for longer than the minute of other tasks.
  const tasks = async () => JSON.stringify(Object.values(await stored(page, 'outbox')));
  await expect.poll(tasks).toContain('"call":"createOrder"');
  await page.clock.install({ time: Date.now() + 61_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await alive(page);
  expect(await tasks()).toMatch(/"call":"createOrder".*"answer":\{/);
  const orders = await database`SELECT FROM shop_order WHERE customer_email = ${email}`;
  expect(orders).toHaveLength(1);
});
