import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createOperatorClient, scopes } from '@shop/operator-api';
import { redirectCommands, type ShopCommands } from '@shop/shop-cli';
import { createRemoteCommands } from '@shop/shop-cli/remote';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../../../http/create-api.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { createKey, revokeKey } from './operator-keys.ts';
import { operatorRoutes } from './operator-routes.ts';
import { openRedirects } from './redirect-command.ts';

let api: SalesApi;
let server: Server;
let folder: string;
let shop: ShopCommands;
let url: string;
const printed: string[] = [];

beforeAll(async () => {
  const carrier = { code: 'gls', name: 'GLS', trackingUrl: 'https://gls.example/{code}' };
  api = await createSalesApi({}, { orders: { carriers: [carrier] } });
  const answer = getRequestListener(createApi(api.context, [operatorRoutes]).fetch);
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = (await createKey(api.context.sql, 'cli', scopes, api.clock.now())) ?? '';
  shop = createRemoteCommands(createOperatorClient({ url, key }, fetch), randomUUID);
  folder = await mkdtemp(join(tmpdir(), 'remote-commands-'));
});

beforeEach(() => {
  printed.length = 0;
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  return () => spy.mockRestore();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
  await rm(folder, { recursive: true });
});

async function place(): Promise<string> {
  const info = { payment_method_code: 'cashondelivery' };
  const { body } = await api.post('/api/order/create', orderBody('', { info }));
  return body.result.orderNumber;
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

it('takes an order from its dispatch with a parcel to its delivery', async () => {
  const number = await place();
  expect(await shop.orderDispatch(number, 'gls', 'GLS 12345')).toBe(0);
  expect(await shop.orderStep(number, 'deliver')).toBe(0);
  expect(await shop.orderTrack(number, 'gls', 'GLS54321')).toBe(0);
  expect(printed).toEqual([
    `${number}: shipped\n`,
    `${number}: complete\n`,
    `${number}: gls GLS54321\n`,
  ]);
  expect(await shop.orderStep(number, 'pay')).toBe(1);
  expect(await shop.orderStep('ZG-0', 'pay')).toBe(1);
  expect(printed.at(-1)).toBe('ZG-0: There is no such order.\n');
  expect(await shop.orderShow([number])).toBe(0);
  expect(printed.at(-1)).toContain('GLS12345');
  expect(await shop.orderRefund(number, '100', {})).toBe(1);
});

it('shows and settles payments, and makes invoices', async () => {
  const number = await place();
  expect(await shop.paymentShow(number)).toBe(1);
  expect(await shop.paymentCapture(number)).toBe(1);
  expect(printed).toEqual(Array(2).fill(`${number}: This order is not paid online.\n`));
  await api.context.sql`
    INSERT INTO order_payment (order_id, provider, state, reserved_until)
    SELECT id, 'barion', 'paid', now() FROM shop_order WHERE increment_id = ${number}`;
  expect(await shop.paymentShow(number)).toBe(0);
  expect(await shop.paymentCapture(number)).toBe(0);
  expect(printed.at(-1)).toMatch(new RegExp(`^${number}  paid  \\d+ HUF  `));
  expect(await shop.orderInvoice(number)).toBe(0);
  expect(printed.at(-1)).toMatch(new RegExp(`^${number}: sent: MINTA-2026-\\d+\n$`));
  expect(await shop.orderInvoice('ZG-0')).toBe(1);
});

it('[OA-19] refunds an order once, however often the command is given', async () => {
  const number = await place();
  await api.context.sql`
    INSERT INTO order_payment (order_id, provider, state, reserved_until)
    SELECT id, 'barion', 'paid', now() FROM shop_order WHERE increment_id = ${number}`;
  expect(await shop.orderRefund(number, '100', {})).toBe(0);
  expect(await shop.orderRefund(number, '100,0', {})).toBe(0);
  expect(await shop.orderRefund(number, '100', { name: 'RMA-2' })).toBe(0);
  expect(await shop.orderRefund(number, '200', { name: 'RMA-2' })).toBe(1);
  expect(printed).toEqual([
    `${number}: 100 refunded\n`,
    expect.stringContaining('was refunded before as 100: nothing is refunded again'),
    `${number}: 100 refunded\n`,
    expect.stringContaining('the refund of this name is 100'),
  ]);
  const [row] = await api.context.sql<{ granted: number }[]>`
    SELECT granted FROM order_payment JOIN shop_order ON shop_order.id = order_payment.order_id
    WHERE increment_id = ${number}`;
  expect(row?.granted).toBe(200);
});

it('lists orders and exports them page by page', async () => {
  const number = await place();
  expect(await shop.orderList('pending')).toBe(0);
  expect(printed.join('')).toContain(number);
  const output = join(folder, 'orders.json');
  expect(await shop.orderExport({ format: 'json', output })).toBe(0);
  const orders = JSON.parse(await readFile(output, 'utf8')) as { increment_id: string }[];
  expect(orders.map(({ increment_id: id }) => id)).toContain(number);
  await expect(shop.orderExport({ format: 'xml' })).rejects.toThrow('csv, json');
});

it('sends stock, prices and documents, and names the lines that were refused', async () => {
  expect(await shop.stock([await file('stock.csv', 'sku,qty\nSZEK-1,66\n')])).toBe(0);
  expect(await api.qtyOf('SZEK-1')).toBe(66);
  expect(await shop.stock([await file('wrong.csv', 'SZEK-1,5\nNONE,1\n')])).toBe(1);
  expect(printed.join('')).toContain('wrong.csv:2: refused: there is no article NONE\n');
  expect(await shop.prices([await file('prices.csv', 'SZEK-2,9990,7990,,2030-01-01\n')])).toBe(0);
  const plain = { taxClassOf: [], category: '2' };
  const goods =
    'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price\npad,Pad,PAD-1,3,sok\npad,Pad,PAD-1,3,9990\n';
  const shopify = { ...plain, from: 'shopify', taxClass: '2' };
  expect(await shop.importFiles([await file('goods.csv', goods)], shopify)).toBe(1);
  expect(printed.slice(-2)).toEqual([
    'goods.csv:2: refused: Variant Price "sok": cannot be read\n',
    'goods.csv: 1 accepted, 1 refused\n',
  ]);
  expect(await api.qtyOf('PAD-1')).toBe(3);
  // More lines than fit in one request.
  const rules = Array.from(
    { length: 5_002 },
    (_, at) => `{"_type":"taxrule","_id":"none-${at}","_deleted":true}`,
  );
  rules[5_001] = 'no json';
  expect(await shop.importFiles([await file('rules.ndjson', rules.join('\n'))], plain)).toBe(1);
  expect(printed.slice(-2)).toEqual([
    'rules.ndjson:5002: refused: not JSON\n',
    'rules.ndjson: 5001 accepted, 1 refused\n',
  ]);
  await expect(shop.stock([join(folder, 'none.csv')])).rejects.toThrow('There is no file');
});

it('changes products, pages, coupons and reviews', async () => {
  expect(await shop.products('disable', ['SZEK-2', 'NONE'])).toBe(1);
  expect(await shop.products('enable', ['SZEK-2'])).toBe(0);
  expect(await shop.invalidate(['home'])).toBe(0);
  expect(await shop.couponAdd('TAVOL', 'percent', '5', { to: '2030-01-01' })).toBe(0);
  expect(await shop.couponAdd('TAVOL', 'percent', '5', {})).toBe(1);
  expect(await shop.couponAdd('MAS', 'percent', 'much', {})).toBe(1);
  expect(await shop.couponList(false)).toBe(0);
  expect(printed.join('')).toContain('TAVOL  percent  5');
  expect(await shop.couponEnd('TAVOL')).toBe(0);
  expect(await shop.reviews('list', [])).toBe(0);
  expect(await shop.reviews('approve', ['999'])).toBe(1);
  expect(await shop.userErase('nobody@example.hu')).toBe(1);
  expect(await shop.keyLog()).toBe(0);
  expect(printed.at(-1)).toContain('eraseCustomer');
});

it.each([
  ['a shop elsewhere', () => shop],
  ['this machine', () => redirectCommands((work) => work(openRedirects(api.context.sql)))],
])('imports, lists and removes redirects of %s', async (_where, commands) => {
  const { redirectImport, redirectList, redirectRemove } = commands();
  const [product] = await api.context.sql<{ id: string; path: string }[]>`
    SELECT id, source ->> 'url_path' AS path FROM document
    WHERE type = 'product' AND source ->> 'url_path' <> '' ORDER BY id LIMIT 1`;
  const path = `/${product?.path}`;
  const rows = [
    'Redirect from,Redirect to',
    `/products/r%C3%A9gi,${path}`,
    '/products/older,/products/régi',
    '/products/gone,/nothing/there',
    '/products/away,https://other.example/',
  ];
  expect(await redirectImport(await file('redirects.csv', rows.join('\r\n')))).toBe(1);
  expect(printed).toEqual([
    'redirects.csv:4: refused: No product or category is there.\n' +
      'redirects.csv:5: refused: Redirect to: not a path of the shop, such as /chairs/kitchen-chair\n',
    'redirects.csv: 2 added, 2 refused\n',
  ]);
  printed.length = 0;
  expect(await redirectList()).toBe(0);
  expect(printed.join('')).toContain(`/products/régi  product ${product?.id}\n`);
  expect(printed.join('')).toContain(`/products/older  product ${product?.id}\n`);
  const found = await api.post('/api/url/map', { url: '/products/older' });
  expect(found.body).toMatchObject({ _source: { id: Number(product?.id) } });
  expect(await redirectRemove('/products/older')).toBe(0);
  expect(await redirectRemove('/products/older')).toBe(1);
  expect(printed.slice(-2)).toEqual([
    '/products/older: removed\n',
    '/products/older: There is no such former path.\n',
  ]);
  expect(await redirectRemove('/products/régi')).toBe(0);
  printed.length = 0;
  const [other] = await api.context.sql<{ path: string }[]>`
    SELECT source ->> 'url_path' AS path FROM document
    WHERE type = 'product' AND source ->> 'url_path' <> '' ORDER BY id DESC LIMIT 1`;
  const own = await file('own.csv', `from,to\n/products/old,${path}\n${path},/${other?.path}\n`);
  expect(await redirectImport(own)).toBe(0);
  expect(printed).toEqual([
    'own.csv:3: note: still a page: the redirect begins when the page leaves\n',
    'own.csv: 2 added, 0 refused, 1 still a page\n',
  ]);
  for (const former of ['/products/old', path]) expect(await redirectRemove(former)).toBe(0);
  await expect(redirectImport(await file('none.csv', 'from\n/a\n'))).rejects.toThrow(
    'none.csv has no column to.',
  );
  const latin = join(folder, 'latin.csv');
  await writeFile(latin, Buffer.from('from,to\n/r\u00e9gi,/a\n', 'latin1'));
  await expect(redirectImport(latin)).rejects.toThrow('latin.csv is not UTF-8');
});

it('lists order events and sends them again', async () => {
  const number = await place();
  expect(await shop.eventList('due')).toBe(0);
  const line =
    printed
      .join('')
      .split('\n')
      .find((text) => text.includes(number)) ?? '';
  const [id = ''] = line.split('  ');
  printed.length = 0;
  expect(await shop.eventResend([id, '999999'])).toBe(1);
  expect(await shop.eventResend([id])).toBe(0);
  expect(await shop.eventReplay('2020-01-01')).toBe(0);
  expect(await shop.eventReplay('2090-01-01T08:00Z')).toBe(0);
  expect(printed).toEqual([
    '1 of 2 will be sent\n',
    '1 of 1 will be sent\n',
    expect.stringMatching(/^[1-9]\d* will be sent\n$/),
    '0 will be sent\n',
  ]);
  await expect(shop.eventList('lost')).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(shop.eventResend(['x'])).rejects.toMatchObject({ code: 'invalid-request' });
});

it('lists customers, searches and subscribers', async () => {
  const { sql } = api.context;
  const { email } = await api.customer();
  expect(await shop.userList(email)).toBe(0);
  expect(printed.join('')).toContain(`Kovács Anna  ${email}`);
  await sql`
    INSERT INTO search_count (day, view, words, searches, empty, opened)
    VALUES ('2026-11-02', 'hu', 'fonott szék', 3, 3, 0)`;
  expect(await shop.searchReport({ since: '2026-11-01' })).toBe(0);
  expect(printed.join('')).toMatch(/2026-11-02 +hu +3 +3 +0 {2}fonott szék/);
  await expect(shop.searchReport({ since: '2026-02-30' })).rejects.toThrow('since');
  // More addresses than fit on one page.
  await sql`
    INSERT INTO newsletter_subscription (list, email, state, created_at)
    SELECT 'newsletter', 'cim' || n || '@example.hu', 'confirmed', now() FROM generate_series(1, 102) AS n`;
  printed.length = 0;
  expect(await shop.newsletter(undefined)).toBe(0);
  const [head, ...lines] = printed.join('').trim().split('\n');
  expect(head).toBe('email,confirmed_at,page,one_click,language');
  expect(new Set(lines.map((line) => line.split(',', 1)[0])).size).toBe(102);
  expect(lines[0]).toMatch(/^cim1@example[.]hu,.*\/unsubscribe#.*,hu$/);
});

it('names the machine of the shop for a command, and when a key holds no longer', async () => {
  await expect(shop.reindex()).rejects.toThrow('without SHOP_URL on the machine of the shop');
  const { sql } = api.context;
  const key = (await createKey(sql, 'gone', scopes, 0)) ?? '';
  await revokeKey(sql, 'gone', 0);
  const gone = createRemoteCommands(createOperatorClient({ url, key }, fetch), randomUUID);
  await expect(gone.orderStep('ZG-0', 'pay')).rejects.toMatchObject({ code: 'key-invalid' });
});
