import { anyOf, cartWasOrdered, networkAway, pageFiles } from './expected-messages.ts';
import { decide, orderButton, orderWithBarion } from './sandbox-payment.ts';
import { expect, nextStep, test } from './shop-test.ts';
import { recordNotices } from './shown-notices.ts';

test.use({
  expectedComplaint: anyOf(
    networkAway(pageFiles, '/api/(?:cart|order|payment)/.*'),
    cartWasOrdered,
  ),
});

test('a guest chooses another way, and loses the network at the provider', async ({
  page,
  context,
  database,
}) => {
  const shown = await recordNotices(page);
  await orderWithBarion(page, '/nadas-lerakoasztal');
  await decide(page, 'A kártya elutasítása', 'lost');
  await expect(page.getByText('A bank elutasította a fizetést.')).toBeVisible();
  const first = new URL(page.url()).searchParams.get('order') ?? '';

  // The cart is back, and the details of the first order need not be typed again.
  await page.getByRole('button', { name: 'Más fizetési mód' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await expect(page.getByRole('main')).toContainText('Nádas lerakóasztal');
  const payments = page.getByRole('group', { name: 'Fizetési mód' });
  const deliveries = page.getByRole('group', { name: 'Szállítási mód' });
  await expect(payments.or(deliveries)).toBeVisible();
  // If the delivery methods load late, the checkout opens at the delivery step.
  if (await deliveries.isVisible()) await page.getByRole('button', { name: nextStep }).click();
  await payments.getByRole('radio', { name: /SimplePay/ }).check();
  await page.getByRole('button', { name: nextStep }).click();
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check();
  await page.getByRole('button', { name: orderButton }).click();
  await expect(page.getByRole('heading', { name: 'Próbafizetés' })).toBeVisible();
  expect(shown.filter((text) => text.includes('már megrendelték'))).toEqual([]);

  // The bank has the payment, the phone has no network: neither the return nor the callback arrives.
  const decided = await page.request.post(page.url(), {
    form: { decision: 'pay', plan: 'lost' },
    maxRedirects: 0,
  });
  expect(decided.status()).toBe(303);
  await context.setOffline(true);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Köszönjük/ })).toBeVisible();
  const second = new URL(page.url()).searchParams.get('order') ?? '';
  await page.reload();
  await expect(page.getByText(second)).toBeVisible();
  await page.goBack();
  const orders = () => database<{ number: string; status: string; payments: number }[]>`
    SELECT increment_id AS number, status,
      (SELECT count(*)::int FROM payment WHERE order_id = shop_order.id) AS payments
    FROM shop_order WHERE increment_id IN (${first}, ${second}) ORDER BY id`;
  await expect.poll(orders).toEqual([
    { number: first, status: 'canceled', payments: 1 },
    { number: second, status: 'processing', payments: 1 },
  ]);
});
