import type { Locator, Page } from '@playwright/test';
import { closeFilters, openCategory, openFilters } from './by-size.ts';
import { axeFindsNothing } from './accessible.ts';
import { cartWasOrdered } from './expected-messages.ts';
import {
  alive,
  expect,
  expectNothingOfAnOrder,
  expectOrderShown,
  fillCheckout,
  sees,
  test,
  toCheckout,
  untilProductShown,
} from './shop-test.ts';
import { shownPrice, shownPrices } from './shown-prices.ts';
import { stored } from './stored-values.ts';

// As a first visitor: asked about cookies, invited to the newsletter, with the service worker.
test.use({
  expectedComplaint: cartWasOrdered,
  isAskedForConsent: true,
  isInvited: true,
  serviceWorkers: 'allow',
});

// findings H2
test('[S1-3] [S1-14] [S2-18] [S3-33] [S4-4] [S4-12] [S4-15] [S4-20] [S4-50] [S4-59] [S6-1] a guest finds an armchair, selects its cover, transfers the cart to the shop host and orders @phone', async ({
  page,
  database,
}) => {
  // The invitation comes in a quiet moment, if there is one.
  const invitation = page.getByRole('dialog', { name: 'Feliratkozás a hírlevélre' });
  await page.addLocatorHandler(invitation, () =>
    invitation.getByRole('button', { name: 'Bezárás' }).click(),
  );
  await page.goto('/');
  await alive(page);
  await page.getByRole('button', { name: 'Csak a szükségesek' }).click();
  await expect(page.getByRole('region', { name: 'Sütik' })).toBeHidden();
  await openCategory(page, 'Nappali');
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();

  const filters = await openFilters(page);
  await expect(filters.getByRole('link', { name: /^Akciós\s*[1-9]\d*$/ })).toBeVisible();
  await filters.getByRole('link', { name: /^Bársony/ }).click();
  await expect(page).toHaveURL(/filter_group_1=/);
  // The links of the former list would leave it out.
  await expect(filters.getByRole('link', { name: /^Bársony.*kiválasztva/ })).toBeVisible();
  await filters.getByRole('link', { name: /^Klasszikus/ }).click();
  await expect(page).toHaveURL(/filter_group_2=/);
  await closeFilters(page, filters);
  await page.getByLabel('Rendezés').selectOption('final_price:asc');
  await expect(page).toHaveURL(/sort=final_price:asc/);
  const products = page.getByRole('list', { name: 'Termékek' });
  const card = products.getByRole('article').filter({ hasText: 'Olvasó fülesfotel' });
  await expect(card).toContainText(/\d\sFt-tól/);
  const [lowestPrice] = await shownPrices(card);
  await card.getByRole('link', { name: 'Olvasó fülesfotel' }).click();

  await untilProductShown(page, 'Olvasó fülesfotel');
  // Velvet is the cheapest cover.
  const price = () => shownPrice(page.getByRole('main'));
  expect(await price()).toBe(lowestPrice);
  // findings D8: leather comes in none of velvet's colours, and the colour changes with it.
  await page.getByRole('radio', { name: 'Bőr más szín kell hozzá' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ez is változott:' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bőr' })).toBeChecked();
  await expect(page).toHaveURL(/childSku=ZG-2202-BOR/);
  await expect.poll(price).toBeGreaterThan(lowestPrice ?? Infinity);
  const childSku = new URL(page.url()).searchParams.get('childSku');
  await page.getByRole('button', { name: 'Kosárba' }).first().click();

  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await expect(miniCart.getByText('ingyenes', { exact: true })).toBeVisible();
  const shop = new URL(page.url());
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toBe(new URL('/sw.js', shop).href);
  // Nothing leads to the checkout of the app itself.
  await expect(page.locator('a[href^="/checkout"]')).toHaveCount(0);
  await toCheckout(page, miniCart);
  expect(new URL(page.url()).port).not.toBe(shop.port);
  // The cart is the same after going back to the shop and on again.
  await page.goto(new URL('/cart', shop).href);
  await alive(page);
  await toCheckout(page, page.getByRole('main'));
  // findings D12: where the page of deliveries says so, the courier is told of floor, lift and doors.
  const note = '3. emelet, nincs lift, az ajtó 80 cm';
  const ship = () => page.getByLabel('Megjegyzés a futárnak').fill(note);
  await fillCheckout(page, { email: 'anna.kovacs@example.hu', ship });
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  await sees(page, 'order to be placed');
  const summary = page.getByRole('region', { name: 'A rendelés tartalma' });
  await expectEssentialsAboveTheButton(page, summary);
  const shownTotal = (await summary.locator('dl').locator('dd').last().innerText()).replace(
    /\D/g,
    '',
  );
  const ordered = await stored(page, 'cart');
  const orderedAt = Date.now();
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();

  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await expectNewCart(page, ordered, orderedAt);
  await expectOrderShown(page, {
    goods: 'Olvasó fülesfotel',
    place: /Pozsonyi\sút\s12\./,
    payment: 'Utánvét készpénzzel',
  });
  await axeFindsNothing(page);
  await expectNothingOfAnOrder(page, ['Pozsonyi', 'Olvasó fülesfotel', 'anna.kovacs', 'ZG-2']);
  await sees(page, 'order placed');
  await page.reload();
  await expectOrderShown(page, {
    goods: 'Olvasó fülesfotel',
    place: /Pozsonyi\sút\s12\./,
    payment: 'Utánvét készpénzzel',
  });
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  expect(number).toMatch(/^ZG-\d{4}-\d{6}-[2-9A-Z]{6}$/);

  const [order] = await database`SELECT * FROM shop_order WHERE increment_id = ${number}`;
  const lines = await database`SELECT * FROM order_item WHERE order_id = ${order?.['id']}`;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ sku: childSku, qty: 1, row_gross: shownTotal });
  expect(order).toMatchObject({
    payment_code: 'cashondelivery',
    shipping: '0',
    grand_total: shownTotal,
    customer_lastname: 'Kovács',
    comment: note,
  });
  // Tax stands inside the gross total, 27 parts of 127.
  expect(Number(order?.['tax'])).toBe(
    Number(shownTotal) - Math.round((Number(shownTotal) * 100) / 127),
  );
});

/** Expects an empty cart with another token than the ordered one, and the time of the order, in milliseconds. */
async function expectNewCart(
  page: Page,
  ordered: Readonly<Record<string, unknown>>,
  orderedAt: number,
): Promise<void> {
  expect(ordered).toMatchObject({
    'current-cart': { items: [{ qty: 1 }] },
    'current-cart-token': expect.any(String),
  });
  const token = async () => (await stored(page, 'cart'))['current-cart-token'];
  await expect
    .poll(async () => [typeof (await token()), (await token()) === ordered['current-cart-token']])
    .toEqual(['string', false]);
  await expect
    .poll(async () => (await stored(page, 'cart'))['current-cart'])
    .toMatchObject({ items: [] });
  const lastOrderAt = async () => Number((await stored(page, 'user'))['last-cart-bypass-ts']);
  await expect.poll(lastOrderAt).toBeGreaterThanOrEqual(orderedAt);
  expect(await lastOrderAt()).toBeLessThanOrEqual(Date.now());
}

/** The law wants them there: the goods, the delivery's price and day, the way back; on a phone as well. */
async function expectEssentialsAboveTheButton(page: Page, summary: Locator): Promise<void> {
  const order = summary.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' });
  const essentials = [
    summary.getByText('Olvasó fülesfotel'),
    summary.getByText('Szállítás', { exact: true }),
    summary.getByRole('row', { name: /^Várható szállítás/ }),
    summary.getByRole('row', { name: 'Indokolás nélküli elállás 14 nap' }),
    summary.getByText('Végösszeg', { exact: true }),
  ];
  const size = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const essential of essentials) {
      const box = await essential.boundingBox();
      // Measured afterwards: what comes late moves it down.
      const button = await order.boundingBox();
      expect(box?.y).toBeLessThan(button?.y ?? 0);
      expect(box?.x).toBeLessThan((button?.x ?? 0) + (button?.width ?? 0));
    }
  }
  if (size !== null) await page.setViewportSize(size);
  for (const [name, path] of [
    ['általános szerződési feltételeket', '/altalanos-szerzodesi-feltetelek'],
    ['adatkezelési tájékoztatót', '/adatvedelem'],
    ['Kosár módosítása', '/cart'],
  ] as const) {
    await expect(summary.getByRole('link', { name })).toHaveAttribute('href', path);
  }
}
