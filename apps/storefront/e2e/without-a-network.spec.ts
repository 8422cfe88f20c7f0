import sharp from 'sharp';
import { networkAway, pageFiles } from './expected-messages.ts';
import { alive, expect, sees, test, untilPagesOpenOffline } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser itself writes that it has no network.
  expectedComplaint: networkAway(pageFiles, '/api/(?:catalog|(?:cart|ext)/.*)'),
});

test('[S1-16] [S4-57] on a train: visited pages open, an added article is stored, and everything is sent once online @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await alive(page);
  await untilPagesOpenOffline(page);
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

  // The shown page sends it: no other one is opened.
  await alive(page);
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/cart/update'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
});

test('[S2-26] [S2-27] on a train: a product opens from the cart although its address was not loaded before @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await alive(page);
  await untilPagesOpenOffline(page);
  const lookups: string[] = [];
  page.on('request', (call) => {
    const body = call.postData() ?? '';
    if (body.includes('"attribute":"url_path"')) lookups.push(body);
  });
  await page.goto('/osszes-termek?search=fülesfotel');
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: 'Olvasó fülesfotel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  await expect.poll(() => page.evaluate(hasNames)).toBe(true);
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
  // The address is that of the list.
  expect(lookups).toEqual([]);

  // A product that this device has never seen is found by its name, without a price.
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  const search = page.getByRole('dialog', { name: 'Keresés' });
  const field = search.getByRole('combobox', { name: 'Keresés a termékek között' });
  await field.fill('bogre kavics');
  const unopened = /^További termékek a kínálatból\. Ezen az eszközön még nem nyitotta meg őket\./;
  const option = search.getByRole('group', { name: unopened }).getByRole('option');
  await expect(option).toHaveText(['Kavics bögre, három darab']);
  await expect(search.getByText(/^Nincs internetkapcsolat\./)).toBeVisible();
  await sees(page, 'offline, names of other products');
  await field.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'További termékek a kínálatból' })).toBeVisible();
  const unopenedLink = main.getByRole('link', { name: /^Kavics bögre/ });
  await expect(unopenedLink).toHaveText('Kavics bögre, három darab');
  await sees(page, 'offline, results among names');
  await unopenedLink.click();
  await expect(
    page.getByText(/^A termék, kategória vagy oldal internetkapcsolat nélkül nem érhető el/),
  ).toBeVisible();
  await expect(page).toHaveURL('/');

  // What was never seen comes by itself with the network.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fürdőszoba' }).click();
  await expect(page.getByText(/^Ehhez a kategóriához nincs mentett termék\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

/** Returns true if this device has stored the names of the products for a search without a network. */
async function hasNames(): Promise<boolean> {
  const opening = indexedDB.open('shop');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  const counting = database
    .transaction('entries')
    .objectStore('entries')
    .count(['queries', 'names']);
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  database.close();
  return counting.result > 0;
}

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
