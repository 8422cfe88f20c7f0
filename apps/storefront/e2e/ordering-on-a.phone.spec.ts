import { devices } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, fillCheckout, sees, test } from './shop-test.ts';

// Carts that became one, or were ordered meanwhile.
test.use({ expectedComplaint: /status of 410 .*\/api\/cart\/|cart[.][a-z-]+-failed/ });

test('on a phone: searched, compared, read about, signed in for, joined with the cart of the desk, and ordered', async ({
  page,
  request,
  newDevice,
}) => {
  test.slow();
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });

  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Termék keresése' }).click();
  const search = page.getByRole('combobox', { name: 'Termék keresése' });
  await search.fill('fülesfotel');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await sees(page, 'found on a phone');
  await alive(page);
  await axeFindsNothing(page);
  await main.getByRole('link', { name: 'Olvasó fülesfotel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  await main.getByRole('button', { name: 'Összehasonlítás' }).click();
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await alive(page);
  await axeFindsNothing(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Menü' }).click();
  await page
    .getByRole('dialog', { name: 'Menü' })
    .getByRole('link', { name: 'Termékek összehasonlítása' })
    .click();
  await expect(main.getByRole('columnheader', { name: /Olvasó fülesfotel/ })).toBeVisible();
  await sees(page, 'one product on a phone');
  await alive(page);
  await axeFindsNothing(page);
  await page.goto('/szallitas-es-fizetes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
  await axeFindsNothing(page);

  await signIn(page, customer, '/account/orders');
  await expect(main.getByText(customer.orderNumber).first()).toBeVisible();
  await sees(page, 'orders on a phone');
  await alive(page);
  await axeFindsNothing(page);
  await alive(page);

  // The same person at the desk, where a guest's cart waited.
  const theirs = await newDevice(devices['Desktop Chrome']);
  await theirs.goto('/ronk-asztalka');
  await alive(theirs);
  await theirs.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(theirs.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  await signIn(theirs, customer, '/cart');
  const lines = theirs.getByRole('list', { name: 'Termékek a kosárban' });
  await expect(lines.getByRole('link', { name: 'Rönk asztalka' })).toBeVisible();
  await expect(lines.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await sees(theirs, 'carts of the phone and the desk in one');
  await alive(theirs);
  await axeFindsNothing(theirs);
  await alive(theirs);
  await theirs.close();

  await page.goto('/cart');
  await expect(main.getByRole('link', { name: 'Rönk asztalka' }).first()).toBeVisible();
  await alive(page);
  await axeFindsNothing(page);
  await main.getByRole('button', { name: 'Tovább a pénztárhoz' }).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await fillCheckout(page, {});
  await sees(page, 'order to be placed on a phone');
  await alive(page);
  await axeFindsNothing(page);
  await main.getByRole('button', { name: 'Megrendelés fizetési kötelezettséggel' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelést!' })).toBeVisible();
  await sees(page, 'order placed on a phone');
});
