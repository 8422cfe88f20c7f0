import type { Page } from '@playwright/test';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, test } from './shop-test.ts';

// A refused address, a wrong password and an order under way on the way.
test.use({ expectedComplaint: /status of 40[09] .*\/api\/user\/(?:me|change-password|erase)/ });

test('a customer keeps an address, changes the password, takes the data along and leaves @phone', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account');
  await main.getByLabel('Keresztnév').fill('Cecília');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('A fiók adatai sikeresen frissültek')).toBeVisible();

  await main.getByRole('link', { name: 'Szállítási adatok' }).click();
  await main.getByRole('button', { name: 'Új cím' }).click();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByRole('alert')).toContainText('mezőt javítani kell');
  const fillAddress = async () => {
    await main.getByLabel('Irányítószám').fill('8237');
    await main.getByLabel('Település').fill('Tihany');
    await main.getByLabel('Utca, házszám').fill('Kossuth Lajos utca 3.');
    await main.getByLabel('Telefonszám').fill('06 30 765 4321');
  };
  await fillAddress();
  const card = main.getByRole('region', { name: /8237 Tihany/ });
  await refuseOnce(page, 'Ide nem szállítunk.');
  await main.getByRole('button', { name: 'Mentés' }).click();
  const notices = page.getByRole('region', { name: 'Értesítések' }).getByRole('listitem');
  const refusal = notices.filter({ hasText: 'Ide nem szállítunk.' });
  await expect(refusal).toBeVisible();
  await expect(card).toBeHidden();
  // It was read, and is not said again.
  await refusal.getByRole('button', { name: 'Rendben' }).click();
  await expect(refusal).toBeHidden();

  await main.getByRole('button', { name: 'Új cím' }).first().click();
  await fillAddress();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(card.getByText('Alapértelmezett szállítási cím')).toBeVisible();

  const signInPage = main.getByRole('link', { name: 'Bejelentkezési adatok' });
  await signInPage.click();
  await expect(signInPage).toHaveAttribute('aria-current', 'page');
  // A tablet that is turned shows the name of the open page still.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(signInPage).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  const change = async (current: string) => {
    await main.getByLabel('Jelenlegi jelszó').fill(current);
    await main.getByLabel('Új jelszó').fill('negy kek korte');
    await main.getByLabel('Jelszó újra').fill('negy kek korte');
    await main.getByRole('button', { name: 'Jelszó módosítása' }).click();
  };
  await change('rossz jelszo');
  await expect(main.getByRole('alert')).toBeVisible();
  await change(customer.password);
  await expect(page.getByText('A jelszó sikeresen módosult')).toBeVisible();

  await main.getByRole('link', { name: 'Adatok letöltése, törlése' }).click();
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Adatok letöltése' }).click();
  const file = await (await downloading).createReadStream();
  const chunks = await file.toArray();
  const data = JSON.parse(Buffer.concat(chunks).toString()) as {
    profile: { firstname: string };
    orders: { increment_id: string }[];
  };
  expect(data.profile.firstname).toBe('Cecília');
  expect(data.orders[0]?.increment_id).toBe(customer.orderNumber);

  const leave = async () => {
    await main.getByLabel('Jelszó', { exact: true }).fill('negy kek korte');
    await main.getByRole('button', { name: 'Fiók törlése' }).click();
    const question = page.getByRole('dialog', { name: 'Végleg törlődjön a fiók?' });
    await question.getByRole('button', { name: 'Fiók törlése' }).click();
    await expect(question).toBeHidden();
  };
  await leave();
  await expect(main.getByRole('alert')).toContainText('úton lévő rendelés');
  await database`
    UPDATE shop_order SET status = 'complete' WHERE increment_id = ${customer.orderNumber}`;
  await leave();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('A fiók törlődött.')).toBeVisible();
  const [kept] = await database<{ orders: number; customers: number }[]>`
    SELECT (SELECT count(*)::int FROM shop_order
        WHERE increment_id = ${customer.orderNumber} AND customer_email IS NULL) AS orders,
      (SELECT count(*)::int FROM customer WHERE email = ${customer.email}) AS customers`;
  expect(kept).toEqual({ orders: 1, customers: 0 });
  await page.goto('/account');
  await alive(page);
  await expect(
    page.getByRole('heading', { name: 'Az oldal megtekintéséhez bejelentkezés szükséges' }),
  ).toBeVisible();
});

/** Has the shop say no to the next change of the profile. */
async function refuseOnce(page: Page, result: string): Promise<void> {
  let isRefused = false;
  await page.route(/\/api\/user\/me/, async (route) => {
    if (isRefused || route.request().method() !== 'POST') return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 400, json: { code: 400, result } });
  });
}
