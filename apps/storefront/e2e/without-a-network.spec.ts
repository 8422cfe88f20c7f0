import { alive, expect, sees, test } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|offline|unreachable|network/i,
});

test('on a train: seen pages open, the add is kept, and all is sent when the network is back @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/olvaso-fulesfotel');
  await alive(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  await sees(page, 'offline, seen before');
  await page.getByRole('link', { name: /Kosár, 1 termék/ }).click();
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();

  await page.goto('/soha-nem-latott-oldal');
  await expect(page.getByRole('heading', { name: 'Nincs internetkapcsolat' })).toBeVisible();
  await sees(page, 'offline, never seen');

  await context.setOffline(false);
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/cart/update'));
  await page.goto('/olvaso-fulesfotel');
  expect((await sent).status()).toBe(200);
});
