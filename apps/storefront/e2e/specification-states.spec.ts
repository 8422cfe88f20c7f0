import type { APIRequestContext, Page, Request, Route } from '@playwright/test';
import type { Sql } from 'postgres';
import { anyOf, logged, networkAway, pageFiles, refusal } from './expected-messages.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { test, withSettings } from './own-renderer.ts';
import { alive, expect, hydrated, nextStep } from './shop-test.ts';
import { store, stored } from './stored-values.ts';

/** The states and transitions of the product specification that a page does not show by itself, in the running shop. */

// The refusals that these journeys bring about are written down by the browser and by the shop.
test.use({
  expectedComplaint: anyOf(
    refusal('400|401|404|410|500', '/api/(?:cart|user)/.*'),
    logged(
      'wishlist-not-mirrored|lists[.]claim-failed|cart[.](?:lost|sync-disabled|[a-z-]+-failed)|session-lost',
    ),
    // Two journeys take the network away: what the page requests at that moment fails.
    networkAway(pageFiles, '/api/(?:cart|user)/.*'),
  ),
});

/** Which cover is chosen follows the stock. */
const sku = expect.stringMatching(/^ZG-2201-/);
const path = '/felho-fotel';

interface StoredItem {
  readonly sku: string;
  readonly qty: number;
  readonly prev_qty?: number;
}

const storedItems = async (page: Page) =>
  ((await stored(page, 'cart'))['current-cart'] as { items: readonly StoredItem[] } | undefined)
    ?.items ?? [];

/** Puts an armchair into the cart of a guest and waits until the server has it. Answers with the cart's token. */
async function fillCart(page: Page, host = ''): Promise<string> {
  await page.goto(host + path);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await alive(page);
  await expect
    .poll(async () => Object.keys(await stored(page, 'cart')))
    .toEqual(expect.arrayContaining(['current-cart', 'current-cart-hash', 'current-cart-token']));
  return String((await stored(page, 'cart'))['current-cart-token']);
}

/** The origin that serves the checkout of the app itself. */
function withOwnCheckout(baseURL: string | undefined): string {
  const host = new URL(baseURL ?? '');
  host.port = String(Number(host.port) + 1);
  return host.origin;
}

/** Returns the token of the customer that a call contains; empty for a guest. */
function tokenOf(request: Request): string {
  const bearer = request.headers()['authorization']?.replace(/^Bearer /, '');
  return bearer ?? new URL(request.url()).searchParams.get('token') ?? '';
}

/** Counts the calls of a path. */
function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/${name}`) count += 1;
  });
  return () => count;
}

async function changeOnServer(database: Sql, token: string, change: 'lose' | number) {
  const [cart] = await database<{ id: string }[]>`
    UPDATE cart SET version = version + 1
    WHERE token_hash = sha256(convert_to(${token}, 'UTF8')) RETURNING id`;
  const id = cart?.id ?? '';
  await (change === 'lose'
    ? database`DELETE FROM cart_item WHERE cart_id = ${id}`
    : database`UPDATE cart_item SET qty = ${change} WHERE cart_id = ${id}`);
}

async function addOnServer(request: APIRequestContext, token: string, article: string) {
  const answer = await request.post(`/api/cart/update?token=&cartId=${token}`, {
    data: { cartItem: { sku: article, qty: 1, quoteId: token } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns the lines of the server cart with that token. */
async function serverItems(database: Sql, token: string) {
  const items = await database<{ sku: string; qty: number }[]>`
    SELECT sku, qty FROM cart_item WHERE cart_id =
      (SELECT id FROM cart WHERE token_hash = sha256(convert_to(${token}, 'UTF8')))
    ORDER BY sku`;
  return [...items];
}

test('[S3-23] [S3-24] [S4-3] [S4-4] [S7-29] the cart is connected, stored with token and hash and synchronised after a change', async ({
  page,
}) => {
  const connection = page.waitForResponse(/\/api\/cart\/create/);
  const updates = countCalls(page, 'cart/update');
  const pulls = countCalls(page, 'cart/pull');
  const token = await fillCart(page);
  const created = await connection;
  expect(tokenOf(created.request())).toBe('');
  expect(await created.json()).toMatchObject({ code: 200, result: token });
  await expect.poll(() => storedItems(page)).toMatchObject([{ sku, qty: 1 }]);
  expect(token).toMatch(/^[\w-]{43}$/);
  await expect
    .poll(async () => (await stored(page, 'cart'))['current-cart-hash'])
    .toMatch(/^[0-9a-f]{16}$/);
  expect([updates(), pulls()]).toEqual([1, 1]);

  // Nothing has changed: another page of the same visit sends no request.
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fürdőszoba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fürdőszoba' })).toBeVisible();
  await alive(page);
  expect([updates(), pulls()]).toEqual([1, 1]);

  // A new visit has synchronised nothing yet; nothing is sent that the server has.
  await page.goto('/cart');
  await alive(page);
  expect([updates(), pulls()]).toEqual([1, 2]);
  const changed = page.waitForResponse(/\/api\/cart\/update/);
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('spinbutton').press('Enter');
  // In headers, where no log writes them (decision 0028).
  expect((await changed).request().headers()['x-cart-token']).toBe(token);
  expect(updates()).toBe(2);
  // The server has accepted the change: the quantity before it is not stored any more.
  await expect.poll(() => storedItems(page)).toMatchObject([{ sku, qty: 2, prev_qty: 2 }]);
});

test('[S4-6] a line that the server no longer has is removed from the cart', async ({
  page,
  database,
}) => {
  const token = await fillCart(page);
  await changeOnServer(database, token, 'lose');
  await page.goto('/cart');
  await expect(page.getByText('A kosár üres')).toBeVisible();
  await expect.poll(() => storedItems(page)).toEqual([]);
});

test('[S4-7] a quantity that differs takes the value of the server', async ({ page, database }) => {
  const token = await fillCart(page);
  await changeOnServer(database, token, 3);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect.poll(() => storedItems(page)).toMatchObject([{ sku, qty: 3 }]);
});

test('[S4-8] a line that this device lacks is added to the cart', async ({ page, request }) => {
  const token = await fillCart(page);
  await addOnServer(request, token, 'ZG-2202-BARSONY-MOHA');
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await expect
    .poll(async () => (await storedItems(page)).map((item) => item.sku).toSorted())
    .toEqual([sku, 'ZG-2202-BARSONY-MOHA']);
});

test('[S4-8] during a checkout, a line that this device lacks is deleted from the cart of the server', async ({
  page,
  request,
  database,
  baseURL,
}) => {
  const host = withOwnCheckout(baseURL);
  const token = await fillCart(page, host);
  await page.goto(`${host}/checkout`);
  await alive(page);
  await addOnServer(request, token, 'ZG-2202-BARSONY-MOHA');
  const main = page.getByRole('main');
  await main.getByLabel('Vezetéknév').fill('Kovács');
  await main.getByLabel('Keresztnév').fill('Anna');
  await main.getByLabel('E-mail-cím').fill('anna.kovacs@example.hu');
  await main.getByRole('button', { name: nextStep }).click();
  // The step proposes a method and requests the totals, which contain a line that the device lacks.
  await expect.poll(() => serverItems(database, token)).toEqual([{ sku, qty: 1 }]);
  await expect.poll(() => storedItems(page)).toMatchObject([{ sku, qty: 1 }]);
  // The line was too heavy for the courier: only now do the methods stay where they are.
  await expect(main.getByRole('radio', { name: 'Házhozszállítás futárral' })).toBeChecked();
  await main.getByRole('radio', { name: 'Személyes átvétel bemutatóteremben' }).check();
});

test('[S4-6] [S4-7] with the other settings, the server takes the lines and quantities of the device', async ({
  page,
  database,
  startRenderer,
}, info) => {
  const cart = { serverSyncCanRemoveLocalItems: false, serverSyncCanModifyLocalItems: false };
  const origin = await startRenderer(withSettings(info, { cart }));
  const token = await fillCart(page, origin);
  await changeOnServer(database, token, 3);
  await page.goto(`${origin}/cart`);
  await expect.poll(() => serverItems(database, token)).toEqual([{ sku, qty: 1 }]);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await alive(page);
  await changeOnServer(database, token, 'lose');
  await page.reload();
  await expect.poll(() => serverItems(database, token)).toEqual([{ sku, qty: 1 }]);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});

test('[S4-2] where orders do not go straight to the backend, a login fetches the cart of the customer 24 minutes after an order', async ({
  page,
  request,
  startRenderer,
}, info) => {
  const customer = await customerWithOrder(request);
  const send = async (name: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/${name}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { result: string }).result;
  };
  const { email: username, password } = customer;
  const user = await send('user/login', { username, password });
  const token = await send(`cart/create?token=${user}`, {});
  await send(`cart/update?token=${user}&cartId=${token}`, {
    cartItem: { sku: 'ZG-7204', qty: 1, quoteId: token },
  });
  const origin = await startRenderer(withSettings(info, { orders: { directBackendSync: false } }));
  await page.goto(`${origin}/login?to=%2Fcart`);
  await alive(page);
  await store(page, 'user', 'last-cart-bypass-ts', Date.now());
  await page.reload();
  await alive(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail-cím').fill(username);
  await main.getByLabel('Jelszó', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page).toHaveURL(`${origin}/cart`);
  await alive(page);
  await expect(page.getByText('A kosár üres')).toBeVisible();
  await expect(main.getByRole('spinbutton')).toHaveCount(0);

  await store(page, 'user', 'last-cart-bypass-ts', Date.now() - 1_440_000);
  await page.reload();
  await expect(main.getByRole('spinbutton')).toHaveValue('1');
  await expect.poll(() => storedItems(page)).toMatchObject([{ sku: 'ZG-7204', qty: 1 }]);
});

test('[S4-9] [S3-23] a rejected change restores the previous quantity', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart');
  await alive(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    /\/api\/cart\/update/,
    async (route) => {
      await isReleased;
      await route.fulfill({ status: 400, json: { code: 400, result: 'No' } });
    },
    { times: 1 },
  );
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('spinbutton').press('Enter');
  await expect.poll(() => storedItems(page)).toMatchObject([{ qty: 2, prev_qty: 1 }]);
  release();
  await expect.poll(async () => (await storedItems(page)).map(({ qty }) => qty)).toEqual([1]);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});

test('[S4-5] [S3-28] [S4-25] [S8-14] a rejected cart is retried once as a guest cart, and the shop keeps selling', async ({
  page,
  complaints,
}) => {
  const creates = countCalls(page, 'cart/create');
  const otherCalls = [countCalls(page, 'cart/update'), countCalls(page, 'cart/pull')];
  const refreshes = countCalls(page, 'user/refresh');
  await page.route(/\/api\/cart\/create/, (route) => {
    expect(tokenOf(route.request())).toBe('');
    return route.fulfill({ status: 401, json: { code: 401, result: 'No' } });
  });
  await page.goto(path);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await expect.poll(creates).toBe(2);
  await alive(page);
  expect(creates()).toBe(2);
  await page
    .getByRole('dialog', { name: 'Kosár (1)' })
    .getByRole('button', { name: 'Bezárás' })
    .click();
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: /Kosár \(2\)/ })).toBeVisible();
  await alive(page);
  expect(creates()).toBe(2);
  expect(otherCalls.map((count) => count())).toEqual([0, 0]);
  expect(refreshes()).toBe(0);
  await expect.poll(() => complaints.join()).toContain('cart.sync-disabled');
});

test('[S4-4] [S4-26] [S4-28] [S4-29] [S6-4] [S9-12] [S9-15] a login fetches the data of the customer; calls wait for one refresh of the session and use the new token', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  const asked: string[] = [];
  page.on('request', (call) => {
    const name = /\/api\/user\/(login|me|order-history|getWishlistItems)\b/.exec(call.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  const connection = page.waitForRequest(/\/api\/cart\/create/);
  await signIn(page, customer, '/account');
  await alive(page);
  expect(asked[0]).toBe('login');
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['me', 'order-history', 'getWishlistItems']));
  const old = tokenOf(await connection);
  await expect
    .poll(() => stored(page, 'user'))
    .toMatchObject({
      'current-token': old,
      'current-refresh-token': expect.any(String),
      'current-user': {
        email: customer.email,
        group_id: expect.any(Number),
        groupToken: expect.stringMatching(/^ey/),
      },
      'orders-history': [{ increment_id: customer.orderNumber }],
    });
  const refreshes = countCalls(page, 'user/refresh');
  const late: string[] = [];
  let isRefreshed = false;
  const { promise: isOrderShown, resolve: refuseOldToken } = Promise.withResolvers<void>();
  await page.route(/\/api\/user\/(?:order-history|getWishlistItems|me)/, async (route) => {
    const token = tokenOf(route.request());
    if (token === old) {
      await isOrderShown;
      return route.fulfill({
        status: 401,
        json: { code: 401, result: { code: 401, error: 'No' } },
      });
    }
    late.push(isRefreshed ? token : '');
    return route.continue();
  });
  let isRefreshing = false;
  const early: string[] = [];
  page.on('request', (call) => {
    if (isRefreshing && !isRefreshed && tokenOf(call) !== '') early.push(call.url());
    isRefreshing ||= call.url().includes('/api/user/refresh');
  });
  const { promise: areDetailsOpened, resolve: openDetails } = Promise.withResolvers<void>();
  await page.route(/\/api\/user\/refresh/, async (route) => {
    const answer = await route.fetch();
    await areDetailsOpened;
    await page.waitForTimeout(700);
    isRefreshed = true;
    await route.fulfill({ response: answer });
  });
  const history = page.waitForRequest(/order-history/);
  const renewal = page.waitForRequest(/\/api\/user\/refresh/);
  await page.goto('/account/orders');
  // 20 orders a page.
  expect((await history).url()).toContain('pageSize=20');
  const order = page.getByRole('region', { name: /^Rendelés: / });
  await expect(order).toHaveCount(1);
  await hydrated(page);
  refuseOldToken();
  await renewal;
  // A call of a screen that is opened during the refresh waits for it.
  await order.getByRole('link', { name: 'Részletek' }).click();
  await expect(page).toHaveURL(`/account/orders/${customer.orderNumber}`);
  openDetails();
  await alive(page);
  await expect(page.getByRole('main').getByText(customer.orderNumber).first()).toBeVisible();
  expect(early).toEqual([]);
  expect(refreshes()).toBe(1);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  expect(new Set(late).size).toBe(1);
  expect(late).not.toContain('');
  await expect.poll(async () => (await stored(page, 'user'))['current-token']).toBe(late[0]);
});

test('[S4-28] calls that wait for a refresh are not sent when it fails', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  await alive(page);
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, json: { code: 401, result: { code: 401, error: 'No' } } });
  await page.route(/\/api\/user\/(?:order-history|getWishlistItems|me|refresh)/, refuse);
  const refreshes = countCalls(page, 'user/refresh');
  let isRefused = false;
  const late: string[] = [];
  page.on('response', (answer) => {
    isRefused ||= answer.url().includes('/api/user/refresh');
  });
  page.on('request', (call) => {
    if (isRefused && tokenOf(call) !== '') late.push(call.url());
  });
  await page.goto('/account/orders');
  await expect(page.getByRole('dialog', { name: 'Bejelentkezés' })).toBeVisible();
  await alive(page);
  expect(refreshes()).toBe(1);
  expect(late).toEqual([]);
});

test('[S3-42] [S4-33] [S4-34] [S4-35] [S4-36] [S4-37] [S7-6] a task waits on the device, is sent once, by one of the tabs, and is removed with its result', async ({
  page,
  context,
  request,
}) => {
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  await alive(page);
  const other = await context.newPage();
  await other.goto('/account');
  await alive(other);
  let sent = 0;
  context.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('/api/user/me')) sent += 1;
  });
  await context.setOffline(true);
  await page.getByRole('main').getByLabel('Keresztnév').fill('Cecília');
  await page.getByRole('main').getByRole('button', { name: 'Mentés' }).click();
  const tasks = async () =>
    Object.values(await stored(page, 'outbox'))
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .map((value) => JSON.stringify(value));
  await expect.poll(async () => (await tasks()).join()).toContain('Cecília');
  const task = (await tasks()).find((text) => text.includes('Cecília'));
  expect(task).toContain('"callback":"profile-updated"');
  expect(task).toContain('"call":"updateMe"');
  expect(JSON.parse(task ?? '{}')).toMatchObject({
    taskId: expect.stringMatching(/^[\w-]{8,}$/),
    body: { customer: { firstname: 'Cecília' } },
    state: 'queued',
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
    cacheable: false,
    silent: false,
  });
  expect(sent).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => sent, { timeout: 30_000 }).toBe(1);
  const answered = async () => (await tasks()).find((text) => text.includes('"answer":'));
  await expect.poll(answered).toContain('"state":"done"');
  expect(await answered()).toMatch(/"answer":\{[^}]*"at":\d+/);
  await alive(page);
  expect(sent).toBe(1);
  await other.close();
  // The other tabs have a minute to read the result.
  await page.clock.install({ time: Date.now() + 61_000 });
  await page.reload();
  await alive(page);
  await page.keyboard.press('Shift');
  await expect.poll(answered).toBeUndefined();
});

test('[S4-54] a lost session deletes its unsent changes', async ({
  page,
  context,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  await alive(page);
  await context.setOffline(true);
  await page.getByRole('main').getByLabel('Keresztnév').fill('Elveszett');
  await page.getByRole('main').getByRole('button', { name: 'Mentés' }).click();
  const isWaiting = async () => JSON.stringify(await stored(page, 'outbox')).includes('Elveszett');
  await expect.poll(isWaiting).toBe(true);
  await database`
    DELETE FROM session_family WHERE customer_id =
      (SELECT id FROM customer WHERE email = ${customer.email})`;
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
  await dialog.getByRole('button', { name: 'Bezárás' }).click({ timeout: 30_000 });
  await expect.poll(isWaiting).toBe(false);
  const [row] = await database`SELECT firstname FROM customer WHERE email = ${customer.email}`;
  expect(row).toMatchObject({ firstname: 'Cili' });
});

test('[S4-31] [S4-56] a logout without a network deletes the session, the personal data and the checkout', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const customer = await customerWithOrder(request);
  const host = withOwnCheckout(baseURL);
  await page.goto(`${host}${path}`);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await alive(page);
  await page.goto(`${host}/login?to=%2Fcheckout`);
  await alive(page);
  await page.getByRole('main').getByLabel('E-mail-cím').fill(customer.email);
  await page.getByLabel('Jelszó', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await alive(page);
  await page.getByRole('main').getByLabel('Vezetéknév').fill('Pusztai-Elfeledett');
  const text = async () => JSON.stringify(await stored(page, 'checkout'));
  await expect.poll(text).toContain('Pusztai-Elfeledett');

  await page.goto(`${host}/account`);
  await alive(page);
  const ofSession = ['current-token', 'current-refresh-token', 'current-user', 'orders-history'];
  const storedKeys = async () => Object.keys(await stored(page, 'user'));
  await expect.poll(storedKeys).toEqual(expect.arrayContaining(ofSession));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Kijelentkezés' }).click();
  await expect.poll(text).not.toContain('Pusztai-Elfeledett');
  await expect
    .poll(async () => (await storedKeys()).filter((key) => ofSession.includes(key)))
    .toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${host}/`);
  await page.goto(`${host}/account`);
  await expect(
    page.getByRole('heading', { name: 'Az oldal megtekintéséhez jelentkezzen be' }),
  ).toBeVisible();
});

test('[S4-16] [S4-52] [S5-26] with the other settings, a combination that does not exist is refused and restores the previous option, and a sold-out variant is not offered', async ({
  page,
  startRenderer,
}, info) => {
  const products = { adaptOptions: false, filterUnavailableVariants: true };
  const origin = await startRenderer(withSettings(info, { products }));
  const main = page.getByRole('main');
  await page.goto(`${origin}/olvaso-fulesfotel`);
  await alive(page);
  const velvet = main.getByRole('radio', { name: 'Bársony' });
  await expect(velvet).toBeChecked();
  await main.getByRole('radio', { name: 'Bőr' }).click();
  await expect(
    main.getByText('Ilyen változat nincs ebből a termékből. Az előző választás maradt.'),
  ).toBeVisible();
  await expect(velvet).toBeChecked();
  await expect(main.getByRole('radio', { name: 'Bőr' })).not.toBeChecked();

  // Terracotta is sold out.
  await page.goto(`${origin}/felho-haromszemelyes-kanape`);
  await alive(page);
  await expect(main.getByRole('radio', { name: 'Natúr' })).toBeChecked();
  await expect(main.getByRole('radio', { name: /Terrakotta/ })).toHaveCount(0);
});

test('[S3-29] the checkout offers the shipping methods of the server, with title and price with tax', async ({
  page,
  baseURL,
}) => {
  const host = withOwnCheckout(baseURL);
  await fillCart(page, host);
  const methods = [
    {
      carrier_code: 'hajo',
      method_code: 'hajo',
      method_title: 'Hajóval',
      amount: 1_000,
      price_incl_tax: 1_270,
    },
    {
      carrier_code: 'leg',
      method_code: 'leg',
      method_title: 'Léghajóval',
      amount: 0,
      price_incl_tax: 0,
      default: true,
    },
    {
      carrier_code: 'no',
      method_code: 'no',
      method_title: 'Nem elérhető',
      amount: 1,
      price_incl_tax: 1,
      available: false,
    },
  ];
  await page.route(/\/api\/cart\/shipping-methods/, (route) =>
    route.fulfill({ json: { code: 200, result: methods } }),
  );
  await page.goto(`${host}/checkout`);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByLabel('Vezetéknév').fill('Kovács');
  await main.getByLabel('Keresztnév').fill('Anna');
  await main.getByLabel('E-mail-cím').fill('anna.kovacs@example.hu');
  await main.getByRole('button', { name: nextStep }).click();
  const offered = main.getByRole('group', { name: 'Szállítási mód' });
  await expect(offered.getByRole('radio')).toHaveCount(2);
  await expect(offered).toContainText(/Hajóval\s*1\s270\sFt/);
  await expect(offered).toContainText(/Léghajóval\s*ingyenes/);
  await expect(offered.getByRole('radio', { name: /Léghajóval/ })).toBeChecked();
  const chosen = page.waitForRequest(
    (call) =>
      call.url().includes('/api/cart/shipping-information') &&
      (call.postData() ?? '').includes('hajo'),
  );
  await offered.getByRole('radio', { name: /^Hajóval/ }).check();
  expect((await chosen).postDataJSON()).toMatchObject({
    addressInformation: { shippingCarrierCode: 'hajo', shippingMethodCode: 'hajo' },
  });
});

test('[S4-1] shipping and payment are chosen in the checkout, sent to the server, and the totals follow', async ({
  page,
  baseURL,
}) => {
  const host = withOwnCheckout(baseURL);
  // Below the bound of free shipping.
  await page.goto(`${host}/kavics-bogre-harom-darab`);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await alive(page);
  await page.goto(`${host}/checkout`);
  await alive(page);
  const main = page.getByRole('main');
  const summary = main.getByRole('complementary', { name: 'A rendelés tartalma' });
  const amounts = async () => {
    const texts = await summary.locator('dl').locator('dd').allInnerTexts();
    return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
  };
  /** Waits for the totals of a choice. */
  const totalsOf = async (choice: object, choose: () => Promise<void>) => {
    const answered = page.waitForResponse((answer) => {
      const isTotals = answer.url().includes('/api/cart/shipping-information');
      const sent = isTotals ? (answer.request().postData() ?? '') : '';
      return Object.values(choice).every((code) => sent.includes(`"${String(code)}"`));
    });
    await choose();
    const answer = await answered;
    expect(answer.request().postDataJSON()).toMatchObject({ addressInformation: choice });
    const { result } = (await answer.json()) as { result: { totals: { grand_total: number } } };
    return result.totals.grand_total;
  };
  await main.getByLabel('Vezetéknév').fill('Kovács');
  await main.getByLabel('Keresztnév').fill('Anna');
  await main.getByLabel('E-mail-cím').fill('anna.kovacs@example.hu');
  await main.getByRole('button', { name: nextStep }).click();
  const shipping = main.getByRole('group', { name: 'Szállítási mód' });
  const courier = { shippingCarrierCode: 'courier', shippingMethodCode: 'flatrate' };
  const pickup = shipping.getByRole('radio', { name: 'Személyes átvétel bemutatóteremben' });
  await expect(shipping.getByRole('radio', { name: /^Házhozszállítás futárral/ })).toBeChecked();
  await expect.poll(async () => (await amounts()).includes(1990)).toBe(true);
  const courierNote = main.getByLabel('Megjegyzés a futárnak');
  await courierNote.fill('Kapukód: 12.');
  const goods = await totalsOf({ shippingCarrierCode: 'showroom' }, () => pickup.check());
  await expect(courierNote).toHaveCount(0);
  await expect.poll(async () => (await amounts()).at(-1)).toBe(goods);
  const delivered = await totalsOf(courier, () =>
    shipping.getByRole('radio', { name: /^Házhozszállítás futárral/ }).check(),
  );
  expect(delivered).toBe(goods + 1990);
  await expect(courierNote).toHaveValue('Kapukód: 12.');
  await expect.poll(async () => (await amounts()).at(-1)).toBe(delivered);
  await main.getByLabel('Irányítószám').fill('1137');
  await expect(main.getByLabel('Település')).toHaveValue('Budapest');
  await main.getByLabel('Utca, házszám').fill('Pozsonyi út 12.');
  await main.getByLabel('Telefonszám').fill('06 30 123 4567');
  await main.getByRole('button', { name: nextStep }).click();
  const transfer = main.getByLabel('Banki előreutalás');
  await totalsOf({ ...courier, paymentMethodCode: 'banktransfer' }, () => transfer.check());
  await expect(transfer).toBeChecked();
  await page.reload();
  await alive(page);
  await expect(transfer).toBeChecked();
  await expect.poll(async () => (await amounts()).at(-1)).toBe(delivered);
});

test('[S3-36] the stored profile and orders are shown before the server responds', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account/orders');
  const order = main.getByRole('region', { name: `Rendelés: ${customer.orderNumber}` });
  await expect(order).toBeVisible();
  await alive(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/user\/(?:me|order-history)/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/account/orders');
  await expect(order).toBeVisible();
  await main.getByRole('link', { name: 'Adataim' }).click();
  await expect(main.getByLabel('Keresztnév')).toHaveValue('Cili');
  release();
  await alive(page);
});

test('[S4-39] [S8-13] the wishlist is loaded once and mirrored; a wish that cannot be sent to the server is kept and logged', async ({
  page,
  request,
  complaints,
}) => {
  const customer = await customerWithOrder(request);
  const loads = countCalls(page, 'user/getWishlistItems');
  await signIn(page, customer, path);
  await alive(page);
  await expect.poll(loads).toBe(1);
  const main = page.getByRole('main');
  const wish = { name: 'Kívánságlistára', exact: true };
  const productOf = async (call: string, button: { name: string; exact: boolean }) => {
    const sent = page.waitForRequest((request) => request.url().includes(`/api/user/${call}`));
    await main.getByRole('button', button).click();
    const request = await sent;
    expect(tokenOf(request)).not.toBe('');
    return (request.postDataJSON() as { product_id: unknown }).product_id;
  };
  const added = await productOf('addWishlistItem', wish);
  const taken = { name: 'Törlés a kívánságlistáról', exact: true };
  expect(await productOf('deleteWishlistItem', taken)).toEqual(added);
  await expect(main.getByRole('button', wish)).toBeVisible();
  await alive(page);
  expect(loads()).toBe(1);
  await page.route(/\/api\/user\/addWishlistItem/, (route) =>
    route.fulfill({ status: 500, json: { code: 500, result: 'No' } }),
  );
  await main.getByRole('button', wish).click();
  await expect.poll(() => complaints.join()).toContain('wishlist-not-mirrored');
  await page.goto('/wishlist');
  await expect(main.getByRole('link', { name: 'Felhő fotel', exact: true })).toBeVisible();
});

test('[S4-47] a new build deletes what an older one has stored, except the data of the shopper', async ({
  page,
}) => {
  await fillCart(page);
  await page.evaluate(async () => {
    localStorage.setItem('build-hash', 'AAAAAAAA');
    localStorage.setItem('left-over', '1');
    const cache = await caches.open('pages');
    await cache.put('/left-over', new Response(''));
  });
  await store(page, 'catalogue', 'left-over', 1);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  const left = () =>
    page.evaluate(async () => [
      localStorage.getItem('left-over'),
      (await caches.match('/left-over')) === undefined,
    ]);
  await expect.poll(left).toEqual([null, true]);
  await expect
    .poll(async () => Object.keys(await stored(page, 'catalogue')))
    .not.toContain('left-over');
  const [build, scripts] = await page.evaluate(() => [
    localStorage.getItem('build-hash'),
    performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  expect(scripts).toContainEqual(expect.stringMatching(`-${build}[.]js$`));
});

test('[S3-51] [S8-13] a claim is stored by its code, with value, description and time, or is logged', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await alive(page);
  const subscribe = async () => {
    const form = page
      .getByRole('contentinfo')
      .locator('form')
      .filter({ hasText: 'hírlevél' })
      .first();
    await form.getByRole('textbox').fill('anna@example.hu');
    await form.getByRole('checkbox').check();
    const sent = page.waitForResponse(/\/api\/ext\/email-manager\/subscribe/);
    await form.getByRole('button').click();
    expect((await sent).status()).toBe(200);
  };
  await subscribe();
  await expect
    .poll(async () => Object.values(await stored(page, 'claims')).flat())
    .toContainEqual({
      code: 'newsletter-email',
      value: 'anna@example.hu',
      description: 'subscribed',
      created_at: expect.any(Number),
    });

  // A full disk: the claim is logged, and the address is sent to the shop all the same.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (JSON.stringify(value).includes('newsletter-email')) {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      }
      return put.call(this, value, key);
    };
  });
  await page.reload();
  await alive(page);
  await subscribe();
  await expect.poll(() => complaints.join()).toContain('lists.claim-failed');
});
