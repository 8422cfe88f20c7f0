import sharp from 'sharp';
import { networkAway, pageFiles } from './expected-messages.ts';
import { alive, expect, sees, test } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint: networkAway(pageFiles, '/api/(?:catalog|(?:cart|ext)/.*)'),
});

test('[S1-16] [S4-33] [S4-36] [S4-37] [S4-57] on a train: visited pages open, an added article is stored, and everything is sent once online @phone', async ({
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

  // A picture that does not come leaves its ground, not the browser's sign.
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fürdőszoba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fürdőszoba' })).toBeVisible();
  const tile = page.getByRole('navigation', { name: 'Alkategóriák' }).getByRole('link').first();
  // On a phone the notice of the lost network lies over the foot of the window.
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const shot = await tile.locator('[data-picture]').screenshot({ animations: 'disabled' });
  const { channels } = await sharp(shot).removeAlpha().stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(3);

  await page.goto('/soha-nem-latott-oldal');
  await expect(
    page
      .getByText(/^A termék, kategória vagy oldal internetkapcsolat nélkül nem érhető el/)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  await sees(page, 'offline, never seen');

  // The shown page may send it before the next one opens.
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/cart/update'));
  await context.setOffline(false);
  await page.goto('/olvaso-fulesfotel');
  expect((await sent).status()).toBe(200);
});

test('on a train: a product opens from the cart although its address was not loaded before @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/osszes-termek?search=fülesfotel');
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: 'Olvasó fülesfotel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  // Tells of no product where it lives.
  await page.goto('/kapcsolat');
  await alive(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Kosár, 1 termék/ }).click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await miniCart.getByRole('link', { name: 'Olvasó fülesfotel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/olvaso-fulesfotel');

  // What was never seen comes by itself with the network.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fürdőszoba' }).click();
  await expect(page.getByText(/^Ehhez a kategóriához nincs mentett termék\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a shown page stays when the network is lost, however old it is @phone', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/kert');
  await alive(page);
  const products = page.getByRole('main').getByRole('article');
  const count = await products.count();
  await page.getByRole('link', { name: 'Zugoly' }).first().click();
  const fresh = page.getByRole('list', { name: 'Újdonságok' }).getByRole('article');
  await expect(fresh).toHaveCount(16);
  await alive(page);
  await context.setOffline(true);
  await page.clock.fastForward(120_000);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kert' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fresh).toHaveCount(16);
  await page.goBack();
  await expect(products).toHaveCount(count);
});
