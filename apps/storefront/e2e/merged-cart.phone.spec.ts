import { devices } from '@playwright/test';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, fillCheckout, sees, test, toCheckout } from './shop-test.ts';

// Carts that were merged, or ordered in the meantime.
test.use({
  expectedComplaint: anyOf(refusal('410', '/api/cart/.*'), logged('cart[.][a-z-]+-failed')),
});

test('[S4-2] [S4-12] on a phone: a guest cart is merged with the cart of the computer at sign-in and ordered', async ({
  page,
  request,
  newDevice,
}) => {
  test.slow();
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });

  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await alive(page);
  await axeFindsNothing(page);

  await signIn(page, customer, '/account/orders');
  await expect(main.getByText(customer.orderNumber).first()).toBeVisible();
  await sees(page, 'orders on a phone');
  await alive(page);
  await axeFindsNothing(page);

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
  await theirs.close();

  await page.goto('/cart');
  await expect(main.getByRole('link', { name: 'Rönk asztalka' }).first()).toBeVisible();
  await alive(page);
  await axeFindsNothing(page);
  await toCheckout(page, main);
  await fillCheckout(page, {});
  await sees(page, 'order to be placed on a phone');
  await alive(page);
  await axeFindsNothing(page);
  // A backend that sends the order without a code has accepted it.
  await page.route(/\/api\/order\/create/, async (route) => {
    const response = await route.fetch();
    const { code, result } = (await response.json()) as { code: number; result: object };
    expect(code).toBe(200);
    await route.fulfill({ response, json: result });
  });
  await main.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await sees(page, 'order placed on a phone');
});
