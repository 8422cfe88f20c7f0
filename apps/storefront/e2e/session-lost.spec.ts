import type { Page } from '@playwright/test';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, test } from './shop-test.ts';
import { recordNotices } from './shown-notices.ts';

/** Opens something as a customer and waits for the last call of a session that begins: what comes then is new. */
async function begun(page: Page, opening: () => Promise<unknown>): Promise<void> {
  const listed = page.waitForResponse(/getWishlistItems/);
  await opening();
  await listed;
  await alive(page);
}

// The refused tokens, and the cart that ends with its session.
test.use({
  expectedComplaint: anyOf(
    refusal('400|401|404|500', '/api/.*'),
    logged('session-lost|cart[.](?:lost|[a-z-]+-failed)|wishlist-not-mirrored'),
  ),
});

test('[S2-30] [S4-25] [S4-27] a request that a lost session interrupted continues after the login @phone', async ({
  page,
  request,
  database,
}) => {
  test.slow();
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
  const lose = async () => {
    await database`
      DELETE FROM session_family WHERE customer_id =
        (SELECT id FROM customer WHERE email = ${customer.email})`;
  };
  const signInAgain = async () => {
    await expect(dialog.getByText('A bejelentkezés lejárt.')).toBeVisible();
    await expect(dialog.getByLabel('E-mail-cím')).toHaveValue(customer.email);
    await dialog.getByLabel('Jelszó', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(dialog).toBeHidden();
  };

  await begun(page, () => signIn(page, customer, '/account'));
  const shown = await recordNotices(page);
  await main.getByLabel('Keresztnév').fill('Cecília');
  let refreshes = 0;
  page.on('request', (asked) => {
    if (asked.url().includes('/api/user/refresh')) refreshes += 1;
  });
  await lose();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(dialog).toBeVisible();
  expect(refreshes).toBe(1);
  await signInAgain();
  await expect(page.getByText('A fiók adatait mentettük')).toBeVisible();
  await expect(main.getByLabel('Keresztnév')).toHaveValue('Cecília');

  await begun(page, () => page.goto(`/account/orders/${customer.orderNumber}`));
  await main.getByRole('button', { name: 'Rendelés lemondása' }).click();
  await lose();
  await page
    .getByRole('dialog', { name: 'Lemondja a rendelést?' })
    .getByRole('button', { name: 'Rendelés lemondása' })
    .click();
  await signInAgain();
  await expect(main.getByText('Lemondva').first()).toBeVisible();

  await begun(page, () => page.goto('/felho-fotel'));
  await lose();
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await signInAgain();
  await expectInCart(page, 'Felhő fotel');
  expect(shown.filter((text) => text.includes('A fiók adatait mentettük'))).toHaveLength(1);
  expect(shown.filter((text) => text.includes('Sikeres kijelentkezés'))).toEqual([]);
});

test('[S4-27] [S4-32] [S6-3] [S8-3] a shopper who does not sign in again becomes a guest and is told what the page needs @phone', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  await begun(page, () => signIn(page, customer, '/account/orders'));
  const shown = await recordNotices(page);
  const details = page.getByRole('main').getByRole('link', { name: 'Részletek' });
  await expect(details).toBeVisible();
  await database`
    DELETE FROM session_family WHERE customer_id =
      (SELECT id FROM customer WHERE email = ${customer.email})`;
  await details.click();
  const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
  await dialog.getByRole('button', { name: 'Bezárás' }).click();
  const notices = page.getByRole('region', { name: 'Értesítések' });
  const lost = notices.getByRole('listitem').filter({
    hasText: 'Kijelentkeztettük. A bejelentkezés lejárt, jelentkezzen be újra.',
  });
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: 'Rendben' }).click();
  await expect(lost).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Az oldal megtekintéséhez jelentkezzen be' }),
  ).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click();
  await dialog.getByLabel('E-mail-cím').fill(customer.email);
  await dialog.getByLabel('Jelszó', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rendelés', exact: false }),
  ).toBeVisible();
  expect(shown.filter((text) => text.startsWith('Kijelentkeztettük.'))).toHaveLength(1);
  expect(shown.filter((text) => text.includes('Sikeres kijelentkezés'))).toEqual([]);
  await expect(page).toHaveURL(`/account/orders/${customer.orderNumber}`);
});

async function expectInCart(page: Page, name: string): Promise<void> {
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}
