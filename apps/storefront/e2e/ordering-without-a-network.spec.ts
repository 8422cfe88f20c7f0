import { randomUUID } from 'node:crypto';
import { alive, buyNow, expect, expectOrderShown, fillCheckout, sees, test } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|offline|unreachable|network/i,
});

test('an order made without a network waits for its shopper, and goes at their word @phone', async ({
  page,
  context,
  database,
}) => {
  // A browser without windows has no notices and no background sync: what it is asked for is written down.
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const asked: string[] = [];
    Object.assign(window, { asked });
    Reflect.set(Reflect.get(window, 'SyncManager').prototype, 'register', async (tag: string) => {
      asked.push(tag);
    });
  });
  const email = `vonaton.${randomUUID().slice(0, 8)}@example.hu`;
  await buyNow(page, '/ronk-asztalka');
  await fillCheckout(page, { email });
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  await alive(page);
  // Whoever loses the network before the worker is there gets no reminder.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A rendelést mentettük' }),
  ).toBeVisible();
  const order = {
    goods: 'Rönk asztalka',
    place: /Pozsonyi\sút\s12\./,
    payment: 'Utánvét készpénzzel',
  };
  await expectOrderShown(page, order);
  await page.getByRole('button', { name: 'Értesítést kérek, ha elküldhető' }).click();
  await expect(page.getByText('Értesítést küldünk, amikor elküldhető.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['order-reminder']);
  await sees(page, 'reminder asked for');
  await page.goBack();
  await context.setOffline(false);

  const question = page.getByRole('dialog', { name: 'Rendelés megerősítése' });
  await page.goto(new URL('/cart', page.url()).href);
  // Deleting it is asked for once more.
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
