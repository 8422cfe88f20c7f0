import { showLastPicture, showPictureBefore } from './by-size.ts';
import { alive, expect, test } from './shop-test.ts';

test('a shopper measures an armchair, shares it, and learns who made it and what is guaranteed @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await expect(page.getByRole('img', { name: /Méretrajz.*Szélesség: 78 cm/ })).toBeVisible();

  await page.locator('summary', { hasText: 'Befér?' }).click();
  await page.getByLabel('Ajtó szélessége').fill('90');
  await page.getByLabel('Ajtó magassága').fill('205');
  await expect(page.getByText(/Az ajtón befér, 12\u00a0cm marad/)).toBeVisible();
  await page.getByLabel('Ajtó szélessége').fill('70');
  await expect(page.getByText(/Az ajtón nem fér be: 8\u00a0cm hiányzik/)).toBeVisible();
  await page.getByLabel('Hely szélessége').fill('120,5');
  await page.getByLabel('Hely mélysége').fill('100');
  await expect(page.getByText(/Elfér, 14\u00a0cm marad/)).toBeVisible();

  await page.locator('summary', { hasText: 'Termékbiztonság' }).click();
  await expect(page.getByRole('row', { name: /Gyártó.*Zugoly Műhely/ })).toBeVisible();
  await page.locator('summary', { hasText: 'Jótállás és visszaküldés' }).click();
  await expect(page.getByRole('row', { name: 'Jótállás 2 év' })).toBeVisible();
  await expect(page.getByText('Gyártói cikkszám')).toHaveCount(0);

  // Leather comes in none of velvet's colours.
  await page.getByRole('radio', { name: 'Bőr' }).click();
  await expect(page.getByText('Az előző választás maradt.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bársony' })).toBeChecked();
  await page.getByRole('button', { name: /^Helyette választható: Bőr, / }).click();
  await expect(page.getByRole('radio', { name: 'Bőr' })).toBeChecked();
  await expect(page).toHaveURL(/childSku=/);
  await page.getByRole('button', { name: 'Megosztás' }).click();
  await expect(page.getByText('A hivatkozás a vágólapra került.')).toBeVisible();
});

test('who buys a booklet looks inside first @phone', async ({ page }) => {
  await page.goto('/kis-lakas-nagy-terv-tervezofuzet');
  await alive(page);
  await expect(page.getByText('A rendelés után azonnal letölthető a fiókból')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Termékbiztonság' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Beleolvasás: részlet letöltése' }).click();
  expect((await downloading).suggestedFilename()).toBe('kis-lakas-nagy-terv-reszlet.pdf');
  await page.locator('summary', { hasText: 'Jótállás és visszaküldés' }).click();
  await expect(page.getByRole('row', { name: /^Kellékszavatosság/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Jótállás \d/ })).toHaveCount(0);
});

test('a bed is seen in a film that waits to be started @phone', async ({ page }) => {
  await page.goto('/nadas-agy');
  await alive(page);
  const film = page
    .getByLabel('Film hang nélkül: Nádas ágy a hálószobában, reggeli fényben')
    .first();
  const isStill = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const gallery = page.getByRole('region', { name: 'Képek: Nádas ágy' });
  await showLastPicture(page, gallery);
  await expect(film).toBeInViewport();
  expect(await isStill()).toBe(true);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  expect(await isStill()).toBe(false);
  await showPictureBefore(page, gallery);
  await expect.poll(isStill).toBe(true);
});
