import { randomUUID } from 'node:crypto';
import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { killBrowser } from '../../../tooling/test/kill-browser.ts';
import { anyOf, cartWasOrdered, networkAway, pageFiles } from './expected-messages.ts';
import { dispatchSync, leaveShop } from './service-worker-events.ts';
import {
  alive,
  expect,
  fillCheckout,
  nextStep,
  sees,
  test,
  untilPagesOpenOffline,
} from './shop-test.ts';

test.use({
  // The browser itself writes that it has no network.
  expectedComplaint: anyOf(
    networkAway(pageFiles, '/api/(?:catalog|(?:cart|ext|order)/.*)'),
    cartWasOrdered,
  ),
});

/** Expects that a button is free of the notice at the window's foot as soon as it is in view. */
async function expectFreeOfNotice(page: Page, button: Locator): Promise<void> {
  const notice = page.locator('output').filter({ hasText: 'Nincs internetkapcsolat' });
  await expect(notice).toBeVisible();
  await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const [buttonBox, noticeBox] = await Promise.all([button.boundingBox(), notice.boundingBox()]);
  const [buttonEnd, noticeTop] = [(buttonBox?.y ?? 0) + (buttonBox?.height ?? 0), noticeBox?.y];
  expect(noticeTop).toBeGreaterThan(844 - 64);
  expect(buttonEnd).toBeGreaterThan(0);
  // A window scrolls by whole pixels.
  expect(buttonEnd).toBeLessThan((noticeTop ?? 0) + 1);
}

test('[S9-2] on a train: visited pages open, there is one courier and cash on delivery, an order survives a browser restart and is sent once by the service worker', async ({
  baseURL,
  database,
  watch,
}, testInfo) => {
  test.slow();
  const profile = testInfo.outputPath('profile');
  // The shop host: its checkout needs no other origin.
  const host = new URL(baseURL ?? '');
  host.port = String(Number(host.port) + 1);
  const at = (path: string) => new URL(path, host).href;
  const { launchOptions } = testInfo.project.use;
  const startBrowser = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      locale: 'hu-HU',
      timezoneId: 'Europe/Budapest',
      serviceWorkers: 'allow',
    });
    await watch(context);
    return context;
  };
  const heading = (page: Page, name: string) =>
    page.getByRole('main').getByRole('heading', { level: 1, name }).filter({ visible: true });

  const context = await startBrowser();
  const page = await context.newPage();
  await page.goto(at('/blackweek'));
  await alive(page);
  const campaign = await page.getByRole('heading', { level: 1 }).first().innerText();
  await untilPagesOpenOffline(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kert', exact: true }).click();
  await expect(heading(page, 'Kert')).toBeVisible();
  await alive(page);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await first.click();
  await page.waitForURL(({ pathname }) => pathname !== '/kert');
  await alive(page);
  const product = await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ visible: true })
    .innerText();
  const productPath = new URL(page.url()).pathname;
  await page.goto(at('/nadas-lerakoasztal'));
  await alive(page);
  await page.goto(at(productPath));
  await alive(page);
  await page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: product })).toBeVisible();
  await page.goto(at('/cart'));
  await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible();
  await alive(page);

  await context.setOffline(true);
  for (const [path, name] of [
    ['/blackweek', campaign],
    ['/kert', 'Kert'],
    [productPath, product],
    ['/cart', 'Kosár'],
  ] as const) {
    await page.goto(at(path));
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
  }
  await page.goto(at('/nadas-lerakoasztal'));
  await alive(page);
  const addButton = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
  await expectFreeOfNotice(page, addButton);
  await addButton.click();
  await expect(miniCart.getByRole('link', { name: 'Nádas lerakóasztal' })).toBeVisible();
  await page.goto(at('/cart'));
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: product }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Nádas lerakóasztal' }).first()).toBeVisible();

  await expectFreeOfNotice(page, main.getByRole('button', { name: 'Tovább a pénztárhoz' }).first());

  const email = `vonat.${randomUUID().slice(0, 8)}@example.hu`;
  await page.goto(at('/checkout'));
  await alive(page);
  await expectFreeOfNotice(page, main.getByRole('button', { name: nextStep }));
  await fillCheckout(page, {
    email,
    ship: async (methods) => {
      await expect(methods.getByRole('radio')).toHaveCount(1);
      await expect(methods.getByRole('radio', { name: /^Házhozszállítás futárral/ })).toBeChecked();
    },
    pay: async (payments) => {
      await expect(payments.getByRole('radio')).toHaveCount(1);
      await expect(payments.getByRole('radio', { name: /^Utánvét készpénzzel/ })).toBeChecked();
    },
  });
  const orderButton = page.getByRole('button', {
    name: 'Fizetési kötelezettséggel járó megrendelés',
  });
  await expectFreeOfNotice(page, orderButton);
  await orderButton.click();
  await expect(heading(page, 'A rendelést mentettük')).toBeVisible();
  await expect(page.getByText(/ha ez az oldal nyitva marad/)).toBeVisible();
  await page.getByRole('button', { name: 'Automatikus elküldés' }).click();
  await expect(page.getByText(/^Automatikusan elküldjük/)).toBeVisible();
  await sees(page, 'order goes by itself');
  await killBrowser(context, profile);

  const laterContext = await startBrowser();
  await laterContext.setOffline(true);
  const laterPage = await laterContext.newPage();
  await laterPage.goto(at('/kert'));
  await expect(heading(laterPage, 'Kert')).toBeVisible();
  await laterPage.getByRole('link', { name: '1 rendelés elküldésre vár' }).click();
  await expect(heading(laterPage, 'A rendelést mentettük')).toBeVisible();
  await expect(laterPage.getByRole('table', { name: 'Tételek' })).toContainText(
    'Nádas lerakóasztal',
  );

  // The shop is not open when the network comes back: the browser wakes the service worker, which sends the order.
  const address = laterPage.url();
  const wake = await dispatchSync(laterPage);
  await leaveShop(laterPage);
  await laterContext.setOffline(false);
  await wake('send-orders');
  const namesOfOrder = async () => {
    const items = await database`
      SELECT order_item.name FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
      WHERE customer_email = ${email}`;
    return items.map(({ name }) => String(name)).toSorted();
  };
  await expect
    .poll(namesOfOrder, { timeout: 30_000 })
    .toEqual([product, 'Nádas lerakóasztal'].toSorted());
  await laterPage.goto(address);
  await expect(heading(laterPage, 'Köszönjük a rendelését!')).toBeVisible();
  await laterContext.close();
});
