import type { Locator } from '@playwright/test';
import { isNarrow, linkInHeader, openFilters } from './by-size.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, test } from './shop-test.ts';

/** The focus is within that part of the page, not thrown back to its beginning. */
async function focusIsIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((one) => one.contains(document.activeElement))).toBe(true);
}

async function pressFocused(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('the sign-in dialog moves the focus to the first field of each form @phone', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  await page.goto(`/account/orders/${customer.orderNumber}`);
  await alive(page);
  const main = page.getByRole('main');
  await pressFocused(main.getByRole('link', { name: 'Bejelentkezés' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused();
  await pressFocused(dialog.getByRole('button', { name: 'Regisztráció' }));
  await expect(dialog.getByLabel('Vezetéknév')).toBeFocused();
  await pressFocused(dialog.getByRole('button', { name: 'Bejelentkezés' }));
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused();
  await pressFocused(dialog.getByRole('button', { name: 'Elfelejtett jelszó?' }));
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused();
  await page.keyboard.type(customer.email);
  await pressFocused(dialog.getByRole('button', { name: 'Link küldése' }));
  await expect(dialog.getByRole('status')).toContainText('a linket e-\u2060mailben elküldtük');
  await focusIsIn(dialog);
  await pressFocused(dialog.getByRole('button', { name: 'Bejelentkezés' }));
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused();
  await page.keyboard.type(customer.email);
  await dialog.getByLabel('Jelszó', { exact: true }).fill(customer.password);
  await dialog.locator('form').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Rendelés' })).toBeVisible();
  await focusIsIn(main);
});

// findings G, wishlist
test('the focus moves to the replacement when the pressed control disappears @phone', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account');
  await main.getByLabel('Keresztnév').fill('Cecília');
  await pressFocused(main.getByRole('button', { name: 'Mentés' }));
  await expect(page.getByText('A fiók adatait mentettük')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mentés' })).toBeFocused();

  await page.goto('/account/addresses');
  await alive(page);
  await pressFocused(main.getByRole('button', { name: 'Új cím' }));
  await expect(main.getByLabel('Irányítószám')).toBeFocused();
  await main.getByLabel('Irányítószám').fill('8237');
  await main.getByLabel('Település').fill('Tihany');
  await main.getByLabel('Utca, házszám').fill('Kossuth Lajos utca 3.');
  await main.getByLabel('Telefonszám').fill('06 30 765 4321');
  await pressFocused(main.getByRole('button', { name: 'Mentés' }));
  await expect(main.getByRole('region', { name: /8237 Tihany/ })).toBeVisible();
  await focusIsIn(main);

  await page.goto(`/account/orders/${customer.orderNumber}`);
  await alive(page);
  await pressFocused(main.getByRole('button', { name: 'Rendelés lemondása' }));
  const question = page.getByRole('dialog', { name: 'Lemondja a rendelést?' });
  await pressFocused(question.getByRole('button', { name: 'Rendelés lemondása' }));
  await expect(main.getByText('Lemondva').first()).toBeVisible();
  await focusIsIn(main);

  await page.goto('/kapcsolat');
  await alive(page);
  await main.getByLabel('Név', { exact: true }).fill('Kovács Anna');
  await main.getByLabel('E-mail-cím').fill('anna@example.hu');
  await main.getByLabel('Téma').selectOption('Rendelés, szállítás');
  await main.getByLabel('Üzenet', { exact: true }).fill('Felfér a Felhő kanapé a lifttel?');
  await pressFocused(main.getByRole('button', { name: 'Üzenet küldése' }));
  await expect(main.getByText('Az üzenetet megkaptuk')).toBeVisible();
  await focusIsIn(main);

  await page.goto('/felho-fotel');
  await alive(page);
  await pressFocused(main.getByRole('button', { name: 'Kívánságlistára', exact: true }).first());
  await expect(
    main.getByRole('button', { name: 'Törlés a kívánságlistáról' }).first(),
  ).toBeFocused();
  await (await linkInHeader(page, 'Kívánságlista')).click();
  if (!isNarrow(page)) {
    const drawer = page.getByRole('dialog', { name: 'Kívánságlista (1)' });
    await drawer.getByRole('link', { name: 'Kívánságlista megtekintése' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Kívánságlista' })).toBeVisible();
  await pressFocused(main.getByRole('button', { name: /^Törlés a kívánságlistáról/ }));
  await expect(main.getByText('A kívánságlista üres')).toBeVisible();
  await focusIsIn(main);
});

test('a pressed filter keeps the focus and the list in view while the shop is slow @phone', async ({
  page,
}) => {
  await page.goto('/nappali');
  await alive(page);
  await page.route(/\/api\/catalog/, async (route) => {
    // Longer than a left page stays visible.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const filters = await openFilters(page);
  const velvet = filters.getByRole('link', { name: /^Bársony/ });
  await pressFocused(velvet);
  const products = page.getByRole('main').getByRole('article');
  const changed = page.waitForURL(/filter/);
  await page.waitForTimeout(700);
  await expect(products.first()).toBeVisible();
  await changed;
  await expect(velvet).toHaveAccessibleName(/kiválasztva/);
  await expect(velvet).toBeFocused();
});
