import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { refusal } from './expected-messages.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, untilListsStored, test } from './shop-test.ts';
import { stored } from './stored-values.ts';

// A refused address, a wrong password and an order in progress are logged by the browser.
test.use({ expectedComplaint: refusal('40[09]', '/api/user/(?:me|change-password|erase)') });

test('[S8-6] [S8-7] a customer saves an address, changes the password, exports the data and deletes the account @phone', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account');
  await main.getByLabel('Keresztnév').fill('Cecília');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('A fiók adatait mentettük')).toBeVisible();

  await main.getByRole('link', { name: 'Címeim' }).click();
  await main.getByRole('button', { name: 'Új cím' }).click();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByRole('alert')).toContainText('Javítson ki');
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
  // The shop says it in its own words: a text of the server may be in any language.
  const refusal = notices.filter({ hasText: 'Ez nem sikerült. Próbálja újra néhány perc múlva.' });
  await expect(refusal).toBeVisible();
  await expect(card).toBeHidden();
  // It was read, and is not said again.
  await refusal.getByRole('button', { name: 'Rendben' }).click();
  await expect(refusal).toBeHidden();

  await main.getByRole('button', { name: 'Új cím' }).first().click();
  await fillAddress();
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(card.getByText('Alapértelmezett szállítási cím')).toBeVisible();
  await card.getByRole('button', { name: 'Módosítás' }).click();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('8237');
  await main.getByLabel('Utca, házszám').fill('Kossuth Lajos utca 5.');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(card.getByText('8237 Tihany, Kossuth Lajos utca 5.')).toBeVisible();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Törlés' }).click();
  await page
    .getByRole('dialog', { name: 'Törli ezt a címet?' })
    .getByRole('button', { name: 'Törlés' })
    .click();
  await expect(main.getByText('Még nincs mentett cím')).toBeVisible();

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
  await expect(main.getByRole('alert')).toContainText('A jelenlegi jelszó hibás.');
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
    const question = page.getByRole('dialog', { name: 'Végleg törli a fiókot?' });
    await question.getByRole('button', { name: 'Fiók törlése' }).click();
    await expect(question).toBeHidden();
  };
  await leave();
  await expect(main.getByRole('alert')).toContainText('folyamatban lévő rendelés');
  await database`
    UPDATE shop_order SET status = 'complete' WHERE increment_id = ${customer.orderNumber}`;
  await leave();
  // The notice does not stay: it is looked for first.
  await expect(page.getByText('A fiókot töröltük.')).toBeVisible();
  await expect(page).toHaveURL('/');
  const [counts] = await database<{ orders: number; customers: number }[]>`
    SELECT (SELECT count(*)::int FROM shop_order
        WHERE increment_id = ${customer.orderNumber} AND customer_email IS NULL) AS orders,
      (SELECT count(*)::int FROM customer WHERE email = ${customer.email}) AS customers`;
  expect(counts).toEqual({ orders: 1, customers: 0 });
  await page.goto('/account');
  await alive(page);
  await expect(
    page.getByRole('heading', { name: 'Az oldal megtekintéséhez jelentkezzen be' }),
  ).toBeVisible();
});

test('[S4-31] [S4-43] [S4-55] [S4-58] a customer finds viewed products, reviews and orders in the account, and deletes all of it @phone', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const empty = [
    ['/wishlist', 'A kívánságlista üres'],
    ['/compare', 'Még nincs mit összehasonlítani'],
    ['/cart', 'A kosár üres'],
  ] as const;
  await signIn(page, customer, '/ronk-asztalka');
  await alive(page);
  await page.getByRole('button', { name: 'Értékelés írása' }).click();
  const form = page.getByRole('dialog', { name: /Értékelés írása/ });
  await form.getByRole('radio', { name: /^4/ }).check();
  await form.getByLabel('Az értékelés címe').fill('Kicsi, de jó');
  await form.getByLabel('Vélemény', { exact: true }).fill('Pont elfér az ágy mellett.');
  await expect(form.getByLabel('Név')).toHaveValue('Cili');
  await form.getByRole('button', { name: 'Értékelés küldése' }).click();
  await expect(form.getByText('Az értékelés beérkezett')).toBeVisible();
  await page.goto('/account/reviews');
  const review = main.getByRole('article').filter({ hasText: 'Kicsi, de jó' });
  await expect(review.getByText('Ellenőrzésre vár')).toBeVisible();
  await review.getByRole('link', { name: 'Rönk asztalka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rönk asztalka' })).toBeVisible();
  await expect(page.getByText(/^Megjelenés előtt minden értékelést elolvasunk\./)).toBeVisible();
  await alive(page);
  await expect(main.getByText('Kicsi, de jó')).toHaveCount(0);
  await untilListsStored(page);
  await page.goto('/account/recently-viewed');
  await expect(main.getByRole('link', { name: 'Rönk asztalka', exact: true })).toBeVisible();

  await orderOften(database, customer.orderNumber, 20);
  await page.goto('/account/orders');
  const orders = main.getByRole('region', { name: /^Rendelés: / });
  await expect(orders).toHaveCount(20);
  await main.getByRole('button', { name: 'Továbbiak' }).click();
  await expect(orders).toHaveCount(21);
  // Each of them adds up, as every order of a shop does.
  await expect.poll(() => invoicedOrders(database, customer.email)).toBe(20);
  await page.goto(`/account/orders/${customer.orderNumber}`);
  await main.getByRole('link', { name: 'Elállás a szerződéstől' }).click();
  await expect(main.getByLabel('Rendelésszám')).toHaveValue(customer.orderNumber);
  await expect(main.getByLabel('Név', { exact: true })).toHaveValue('Nagy Cili');
  await expect(main.getByLabel('E-mail-cím')).toHaveValue(customer.email);

  await page.goto('/ronk-asztalka');
  await alive(page);
  await main.getByRole('button', { name: 'Kívánságlistára', exact: true }).click();
  await main.getByRole('button', { name: 'Összehasonlítás', exact: true }).click();
  for (const name of ['Törlés a kívánságlistáról', 'Törlés az összehasonlításból']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await untilListsStored(page);
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await page.goto('/account');
  await alive(page);
  const cartToken = async () => (await stored(page, 'cart'))['current-cart-token'];
  await expect.poll(cartToken).toEqual(expect.any(String));
  const token = await cartToken();
  const session = await stored(page, 'user');
  const loggedOut = page.waitForResponse(/\/api\/user\/logout/);
  await page.getByRole('button', { name: 'Kijelentkezés' }).click();
  await expect(page).toHaveURL('/');
  // The server ends the session by its own tokens: neither of them is accepted afterwards.
  const logout = await loggedOut;
  expect(await logout.json()).toEqual({ code: 200, result: true });
  expect(logout.request().postDataJSON()).toEqual({
    refreshToken: session['current-refresh-token'],
  });
  expect(logout.request().headers()['authorization']).toBe(
    `Bearer ${String(session['current-token'])}`,
  );
  const refreshed = await request.post('/api/user/refresh', {
    data: { refreshToken: session['current-refresh-token'] },
  });
  expect(await refreshed.json()).toMatchObject({ meta: { error: 'refresh-invalid' } });
  for (const [path, words] of empty) {
    await page.goto(path);
    await expect(main.getByText(words)).toBeVisible();
  }
  // The session has ended; the cart of the account is stored on the server only.
  const onServer = () => database`
    SELECT
      (SELECT count(*)::int FROM session_family
        WHERE customer_id = customer.id AND revoked_at IS NOT NULL) AS ended,
      (SELECT array_agg(cart_item.sku) FROM cart_item JOIN cart ON cart.id = cart_id
        WHERE cart.customer_id = customer.id AND cart.state = 'open') AS articles
    FROM customer WHERE email = ${customer.email}`;
  await expect
    .poll(async () => [...(await onServer())])
    .toEqual([{ ended: 1, articles: ['ZG-2406'] }]);
  await expect.poll(cartToken).not.toBe(token);
});

/** As if that order had been made on each of so many days before, with its articles. */
async function orderOften(database: Sql, orderNumber: string, days: number): Promise<void> {
  await database`
    WITH earlier AS (
      INSERT INTO shop_order (increment_id, created_at, customer_id, status, currency,
        customer_email, customer_firstname, customer_lastname, subtotal_net, subtotal, discount,
        shipping, shipping_tax, shipping_code, shipping_title, payment_cost, tax, grand_total,
        payment_code, payment_title, billing_address)
      SELECT increment_id || '-' || day, created_at - day * interval '1 day', customer_id,
        'complete', currency, customer_email, customer_firstname, customer_lastname, subtotal_net,
        subtotal, discount, shipping, shipping_tax, shipping_code, shipping_title, payment_cost,
        tax, grand_total, payment_code, payment_title, billing_address
      FROM shop_order, generate_series(1, ${days}) AS day WHERE increment_id = ${orderNumber}
      RETURNING id)
    INSERT INTO order_item (order_id, sku, name, product_type, product_option, options, qty,
      unit_net, unit_gross, row_net, row_gross, discount, tax, tax_percent)
    SELECT earlier.id, sku, name, product_type, product_option, options, qty, unit_net,
      unit_gross, row_net, row_gross, order_item.discount, order_item.tax, tax_percent
    FROM earlier, order_item JOIN shop_order ON shop_order.id = order_item.order_id
    WHERE increment_id = ${orderNumber}`;
}

/** Orders of a customer whose invoice was made. */
async function invoicedOrders(database: Sql, email: string): Promise<number> {
  const [row] = await database<{ count: number }[]>`
    SELECT count(*)::int AS count FROM invoice JOIN shop_order ON shop_order.id = invoice.order_id
    WHERE customer_email = ${email} AND number IS NOT NULL`;
  return row?.count ?? 0;
}

/** Has the shop say no to the next change of the profile. */
async function refuseOnce(page: Page, result: string): Promise<void> {
  let isRefused = false;
  await page.route(/\/api\/user\/me/, async (route) => {
    if (isRefused || route.request().method() !== 'POST') return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 400, json: { code: 400, result } });
  });
}
