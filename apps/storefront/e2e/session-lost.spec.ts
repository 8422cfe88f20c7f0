import type { Page } from '@playwright/test';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, test } from './shop-test.ts';

// The refused tokens, and the cart that ends with its session.
test.use({
  expectedComplaint:
    /status of (?:400|401|404|500) .*\/api\/|session-lost|cart[.]lost|cart[.][a-z-]+-failed|wishlist-not-mirrored/,
});

test('what a lost session interrupts goes on after the login', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
  const lose = async () => {
    await database`
      DELETE FROM session_family WHERE customer_id =
        (SELECT id FROM customer WHERE email = ${customer.email})`;
  };
  const signInAgain = async () => {
    await expect(dialog.getByText('A munkamenet lejárt.')).toBeVisible();
    await expect(dialog.getByLabel('E-mail-cím')).toHaveValue(customer.email);
    await dialog.getByLabel('Jelszó', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(dialog).toBeHidden();
  };

  await signIn(page, customer, '/account');
  await main.getByLabel('Keresztnév').fill('Cecília');
  await lose();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await signInAgain();
  await expect(page.getByText('A fiók adatai sikeresen frissültek')).toBeVisible();
  await expect(main.getByLabel('Keresztnév')).toHaveValue('Cecília');

  await page.goto(`/account/orders/${customer.orderNumber}`);
  await alive(page);
  await main.getByRole('button', { name: 'Rendelés lemondása' }).click();
  await lose();
  await page
    .getByRole('dialog', { name: 'Törlődjön a rendelés?' })
    .getByRole('button', { name: 'Rendelés lemondása' })
    .click();
  await signInAgain();
  await expect(main.getByText('Törölve').first()).toBeVisible();

  await page.goto('/felho-fotel');
  await alive(page);
  await lose();
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await signInAgain();
  await expectInCart(page, 'Felhő fotel');
});

test('who does not sign in again is a guest, told what the page needs', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account/orders');
  await database`
    DELETE FROM session_family WHERE customer_id =
      (SELECT id FROM customer WHERE email = ${customer.email})`;
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
  await dialog.getByRole('button', { name: 'Bezárás' }).click();
  await expect(
    page.getByRole('heading', { name: 'Az oldal megtekintéséhez bejelentkezés szükséges' }),
  ).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click();
  await dialog.getByLabel('E-mail-cím').fill(customer.email);
  await dialog.getByLabel('Jelszó', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rendeléseim' })).toBeVisible();
  await expect(page).toHaveURL('/account/orders');
});

async function expectInCart(page: Page, name: string): Promise<void> {
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}
