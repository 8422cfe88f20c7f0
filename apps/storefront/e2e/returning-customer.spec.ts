import { randomUUID } from 'node:crypto';
import { alive, expect, fillCheckout, test } from './shop-test.ts';

// A wrong password on the way, and a cart that has been ordered on the shop host meanwhile.
test.use({
  expectedComplaint:
    /status of 500 .*\/api\/user\/login|status of 410 .*\/api\/cart\/|cart[.][a-z-]+-failed/,
});

test('a customer registers, logs in, orders, sees the order and orders it again', async ({
  page,
}) => {
  const email = `bela.${randomUUID().slice(0, 8)}@example.hu`;
  const password = 'harom zold almafa';

  await page.goto('/register');
  await alive(page);
  await page.getByLabel('Vezetéknév').fill('Nagy');
  await page.getByLabel('Keresztnév').fill('Béla');
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Regisztráció' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adataim' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Vezetéknév')).toHaveValue('Nagy');
  await page.getByRole('button', { name: 'Kijelentkezés' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await alive(page);
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill('rossz jelszo');
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(
    page.getByRole('alert').getByText('Hibás az e-mail-cím vagy a jelszó.'),
  ).toBeVisible();
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adataim' })).toBeVisible();

  await page.goto('/felho-fotel');
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await miniCart.getByRole('button', { name: 'Tovább a pénztárhoz' }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.getByRole('main').getByLabel('E-mail-cím')).toHaveValue(email);
  await fillCheckout(page, {});
  await page.getByRole('button', { name: 'Megrendelés fizetési kötelezettséggel' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelést!' })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';

  await page.goto('/account/orders');
  await alive(page);
  const order = page.getByRole('region', { name: `Rendelés: ${number}` });
  await expect(order.getByText('1 × Felhő fotel')).toBeVisible();
  await expect(order.getByText('Feldolgozásra vár')).toBeVisible();
  await order.getByRole('button', { name: 'Újrarendelés' }).click();
  await expect(miniCart.getByRole('link', { name: 'Felhő fotel' })).toBeVisible();
});
