import { alive, expect, test } from './shop-test.ts';

// A token nobody has and a code of another browser, which the browser writes into its console.
test.use({ expectedComplaint: /status of 40[04] .*\/api\/cart\/(?:pull|adopt)/ });

test('a cart that another client filled arrives by its token and opens where that client says @phone', async ({
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

test('findings E4: a code of somebody else’s browser signs nobody in and leaves the cart alone', async ({
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
  await expect(page.getByText('Tolvaj')).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Az oldal megtekintéséhez jelentkezzen be' }),
  ).toBeVisible();
});
