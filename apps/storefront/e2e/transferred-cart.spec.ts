import { anyOf, cartWasOrdered, refusal } from './expected-messages.ts';
import { test } from './own-renderer.ts';
import { alive, expect, fillCheckout, toCheckout } from './shop-test.ts';

// An unknown token, a code of another browser and a cart that became an order: the browser logs the refusals.
test.use({
  expectedComplaint: anyOf(refusal('4(?:0[04]|10)', '/api/cart/(?:pull|adopt)'), cartWasOrdered),
});

test('a cart filled by another client opens by its token at the address that client names @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const send = async (path: string, data?: object) => {
    const answer = await request.post(path, data === undefined ? {} : { data });
    return ((await answer.json()) as { result: string }).result;
  };
  const cart = await send('/api/cart/create?token=');
  await send(`/api/cart/update?token=&cartId=${cart}`, {
    cartItem: { sku: 'ZG-2201-MEGGY', qty: 2, quoteId: cart },
  });
  // The shop host of the demo is the same app on the next port.
  const host = new URL(baseURL ?? '');
  host.port = String(Number(host.port) + 1);

  await page.goto(
    `${host.origin}/vsbridge/sync_session?session_id=${cart}&to=checkout/cart&utm_source=app`,
  );
  await page.waitForURL(({ pathname }) => pathname === '/cart');
  expect(new URL(page.url()).search).toBe('?utm_source=app');
  await alive(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Felhő fotel/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');

  await page.goto(`${host.origin}/vsbridge/sync_session?session_id=${cart.slice(1)}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'A kosarat nem sikerült betölteni' }),
  ).toBeVisible();
  await page.goto(`${host.origin}/vsbridge/sync_session?session_id=${cart}`);
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
});

test('findings E4: a transfer code of another browser signs nobody in and does not change the cart', async ({
  page,
  request,
  baseURL,
}) => {
  const send = async (path: string, data: object = {}) =>
    ((await (await request.post(path, { data })).json()) as { result: string }).result;
  const email = `tolvaj-${Date.now()}@example.hu`;
  const password = 'negy sarga bogre';
  await send('/api/user/create', {
    customer: { email, firstname: 'Tolvaj', lastname: 'Tamás' },
    password,
  });
  const token = await send('/api/user/login', { username: email, password });
  const cart = await send(`/api/cart/create?token=${token}`);
  const code = await send(`/api/cart/handoff?token=${token}&cartId=${cart}`, {
    binding: 'kept-by-the-browser-of-the-thief',
  });
  const host = new URL(baseURL ?? '');
  host.port = String(Number(host.port) + 1);
  await page.goto(`${host.origin}/vsbridge/sync_session?code=${code}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'A kosarat nem sikerült betölteni' }),
  ).toBeVisible();
  await page.goto(`${host.origin}/account`);
  await alive(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Az oldal megtekintéséhez jelentkezzen be' }),
  ).toBeVisible();
  await expect(page.getByText('Tolvaj')).toBeHidden();
});

test('a guest orders at a shop host that is another process on another site', async ({
  page,
  database,
  startRenderer,
}) => {
  const host = await startRenderer({}, '127.0.0.1');
  const shop = await startRenderer({ SHOP_HOST_URL: host });
  const email = `vendeg-${Date.now()}@example.hu`;
  await page.goto(`${shop}/kavics-bogre-harom-darab`);
  await alive(page);
  await page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
  expect(new URL(page.url()).origin).toBe(host);
  await fillCheckout(page, { email });
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(host);
  const ordered = await database`
    SELECT order_item.name FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
    WHERE customer_email = ${email}`;
  expect(ordered.map(({ name }) => String(name))).toEqual(['Kavics bögre, három darab']);

  // The shop learns that its cart has become an order.
  await page.goto(`${shop}/cart`);
  await expect(page.getByRole('heading', { name: 'A kosár üres' })).toBeVisible();
});
