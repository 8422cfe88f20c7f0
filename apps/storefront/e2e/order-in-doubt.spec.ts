import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anyOf, logged, noResponse, refusal } from './expected-messages.ts';
import { customerWithOrder } from './customer-with-order.ts';
import { test, withSettings } from './own-renderer.ts';
import { alive, expect, fillCheckout, sees } from './shop-test.ts';

// The answers that are lost on purpose, and the cart that has become an order.
test.use({
  expectedComplaint: anyOf(
    noResponse('CONNECTION_RESET', '/api/.*'),
    refusal('410', '/api/cart/.*'),
    logged('cart[.][a-z-]+'),
  ),
});

/** A shop whose backend knows no idempotency keys. */
const withoutKeys = { api: { idempotencyHeader: false } };

/** Orders a lamp. The order arrives, its response is lost. Returns how often it was sent. */
async function orderIntoSilence(page: Page, origin: string, email?: string): Promise<() => number> {
  let sent = 0;
  await page.route('**/api/order/create*', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`${origin}/gyongy-hangulatlampa`);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await miniCart.getByRole('button', { name: 'Tovább a pénztárhoz' }).click();
  await page.waitForURL(/\/checkout/);
  await fillCheckout(page, email === undefined ? {} : { email });
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  return () => sent;
}

test('a guest whose response was lost is told that the order was placed, and no second order is sent @phone', async ({
  page,
  startRenderer,
  database,
}, info) => {
  const email = `ketseges.${randomUUID().slice(0, 8)}@example.hu`;
  const origin = await startRenderer(withSettings(info, withoutKeys));
  const sent = await orderIntoSilence(page, origin, email);
  const dialog = page.getByRole('dialog', { name: 'A kosárból rendelés lett' });
  await expect(dialog).toContainText(/A visszaigazoló e-.?mailben megtalálja/, { timeout: 40_000 });
  await expect(dialog.getByRole('button', { name: /küldés újra/ })).toHaveCount(0);
  await sees(page, 'ordered under an unknown number');
  await dialog.getByRole('button', { name: 'Rendben' }).click();
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(1);
  expect(await database`SELECT FROM shop_order WHERE customer_email = ${email}`).toHaveLength(1);
});

test('a customer whose response was lost gets the order number from the order history @phone', async ({
  page,
  startRenderer,
  request,
  database,
}, info) => {
  const customer = await customerWithOrder(request);
  const origin = await startRenderer(withSettings(info, withoutKeys));
  await page.goto(`${origin}/login?to=%2Faccount`);
  await alive(page);
  await page.getByRole('main').getByLabel('E-mail-cím').fill(customer.email);
  await page.getByLabel('Jelszó', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const sent = await orderIntoSilence(page, origin);
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible({
    timeout: 40_000,
  });
  const orders = await database`
    SELECT increment_id FROM shop_order WHERE customer_email = ${customer.email} ORDER BY id`;
  expect(orders).toHaveLength(2);
  await expect(
    page.getByText(`Rendelésszám: ${String(orders[1]?.['increment_id'])}`),
  ).toBeVisible();
  expect(sent()).toBe(1);
});
