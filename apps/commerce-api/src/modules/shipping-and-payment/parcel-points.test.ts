import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { showOrder } from '../order/history/order-command.ts';
import { exportedOrders } from '../order/export/exported-orders.ts';
import { runPointImport, runPointList, runPointRemove } from './point-command.ts';
import { exportText } from '@shop/feeds';
import { logMissingPointLists, viewMethods } from '@shop/content-files';

const method = {
  carrier_code: 'gls',
  method_code: 'point',
  carrier_title: 'GLS',
  method_title: 'Csomagpont',
  price_incl_tax: 990,
  countries: ['HU'],
  max_weight_kg: 40,
  parcel_points: 'gls',
};
const row = (id: string, change: object = {}) => ({
  id,
  name: `Győr, ${id}`,
  contact: { countryCode: 'HU', postalCode: '9021', city: 'Győr', address: 'Minta utca 1.' },
  location: [47.68, 17.63],
  hours: [[1, '08:00', '18:00']],
  features: ['delivery', 'acceptsCard'],
  type: 'parcel-locker',
  ...change,
});
const file = (...items: readonly object[]) => JSON.stringify({ items });
const foreign = { countryCode: 'SK', postalCode: '94501', city: 'Győr', address: 'Hlavná 1' };

let folder: string;
let contentDir: string;
let api: SalesApi;
let printed: string;

/** Imports a list, and returns what the command printed. */
async function importList(text: string): Promise<string> {
  const path = join(folder, 'gls-list.json');
  await writeFile(path, text);
  return printedBy(() => runPointImport('gls', path, contentDir));
}

async function printedBy(command: () => Promise<number>, code = 0): Promise<string> {
  printed = '';
  expect(await command()).toBe(code);
  return printed;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parcel-points-'));
  contentDir = join(folder, 'content');
  await cp(resolve(import.meta.dirname, '../../test/sales-content'), contentDir, {
    recursive: true,
  });
  const methods = join(contentDir, 'commerce/shipping-methods.json');
  const all = JSON.parse(await readFile(methods, 'utf8')) as readonly object[];
  await writeFile(methods, JSON.stringify([...all, method]));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await importList(
    file(
      row('open'),
      row('cashless', { features: ['delivery'] }),
      row('full', { lockerSaturation: 'outOfOrder' }),
      row('abroad', { contact: foreign }),
    ),
  );
  api = await createSalesApi({ contentDir });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const search = (q: string, way = 'gls/point') =>
  api.get(`/api/ext/parcel-points?method=${way}&q=${encodeURIComponent(q)}`);
const codesOf = async (q: string, way?: string) =>
  ((await search(q, way)).body.result.items as { code: string }[]).map(({ code }) => code);
const order = (point: string | undefined, pay = 'banktransfer') =>
  api.post(
    '/api/order/create',
    orderBody('', {
      info: {
        shipping_carrier_code: 'gls',
        shipping_method_code: 'point',
        payment_method_code: pay,
        shippingExtraFields: point === undefined ? {} : { pickup_point: point },
      },
    }),
  );

it('a method names its carrier, and its points are found by town, postcode and street', async () => {
  const cart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const { body } = await api.post(`/api/cart/shipping-methods?token=&cartId=${cart}`, {
    address: { country_id: 'HU' },
  });
  expect(body.result).toContainEqual(
    expect.objectContaining({ method_code: 'point', parcel_points: 'gls', price_incl_tax: 990 }),
  );
  const found = await search('gyor');
  expect(found.headers.get('cache-control')).toBe('public, max-age=60');
  expect(found.body.result.total_count).toBe(2);
  expect(found.body.result.items[0]).toEqual({
    carrier: 'gls',
    code: 'cashless',
    kind: 'locker',
    name: 'Győr, cashless',
    country: 'HU',
    postcode: '9021',
    city: 'Győr',
    street: 'Minta utca 1.',
    hours: ['08:00-18:00', '', '', '', '', '', ''],
    latitude: 47.68,
    longitude: 17.63,
    cash_on_delivery: false,
  });
  expect(await codesOf('9021')).toEqual(['cashless', 'open']);
  expect(await codesOf('minta utca', 'gls/point')).toHaveLength(2);
  expect(await codesOf('g')).toEqual([]);
  expect(await codesOf('győr', 'courier/flatrate')).toEqual([]);
  expect(await codesOf('győr', 'none')).toEqual([]);
  expect((await api.get('/api/ext/parcel-points?method=gls/point')).status).toBe(400);
  expect((await search('x'.repeat(101))).status).toBe(400);
});

it('an order has its point in the response, the emails, the command and the export', async () => {
  const { status, body } = await order('open');
  expect(status).toBe(200);
  const point = { code: 'open', carrier: 'gls', name: 'Győr, open', street: 'Minta utca 1.' };
  expect(body.result.pickup_point).toMatchObject(point);
  const { orderNumber, orderId } = body.result;
  const { writers } = emailPorts(api.context);
  const placed = await writers['order-placed']({ orderId: Number(orderId) });
  expect(placed?.text).toContain('9021 Győr, Minta utca 1.');
  expect(placed?.text).toContain('A futárszolgálat értesíti, amint a csomag átvehető.');
  const shipped = await writers['order-shipped']({ orderId: Number(orderId) });
  expect(shipped?.subject).toContain('Úton van');
  expect(shipped?.text).toContain('Csomagpont, Győr, open: 9021 Győr, Minta utca 1.');
  const lines = (await showOrder(api.context.sql, orderNumber))?.join('\n');
  expect(lines).toContain('Győr, open: 9021 Győr, Minta utca 1. (gls open)');
  let csv = '';
  const orders = exportedOrders(api.context.sql, undefined, api.clock.now());
  for await (const part of exportText(orders, 'csv')) csv += part;
  expect(csv).toContain('Csomagpont,gls,open,"Győr, open: 9021 Győr, Minta utca 1."');
});

it.each([
  ['none', undefined],
  ['an unknown one', 'nowhere'],
  ['one that is out of order', 'full'],
  ['one in another country', 'abroad'],
])('an order with %s is refused for its point, and nothing is ordered', async (_story, point) => {
  const before = await api.qtyOf('SZEK-1');
  const { status, body } = await order(point);
  expect([status, body.meta.error]).toEqual([400, 'shipping-method-invalid']);
  expect(body.meta.fields[0].path).toBe('addressInformation.shippingExtraFields.pickup_point');
  expect(await api.qtyOf('SZEK-1')).toBe(before);
});

it('a point that collects no payments takes no order that is paid at the door', async () => {
  const refused = await order('cashless', 'cashondelivery');
  expect([refused.status, refused.body.meta.error]).toEqual([400, 'payment-method-invalid']);
  expect((await order('cashless')).status).toBe(200);
  expect((await order('open', 'cashondelivery')).status).toBe(200);
});

it('an imported list counts at once, a wrong file changes nothing, and old orders stay', async () => {
  const { orderNumber } = (await order('open')).body.result;
  const before = await readFile(join(contentDir, 'delivery/gls.json'), 'utf8');
  await expect(importList('[]')).rejects.toThrow('not-a-list');
  await expect(importList(file({ id: 'x' }))).rejects.toThrow('empty');
  await expect(runPointImport('dpd', 'none', contentDir)).rejects.toThrow('foxpost, gls');
  expect(await readFile(join(contentDir, 'delivery/gls.json'), 'utf8')).toBe(before);

  const bad = Array.from({ length: 22 }, () => ({ id: 'bad' }));
  const text = await importList(file(row('new'), ...bad));
  expect(text).toContain('row 2  bad  name: missing');
  expect(text).toContain('and 2 more rows');
  expect(text).toContain('gls: 1 points, 22 rows left out');
  expect(await readdir(join(contentDir, 'delivery'))).toEqual(['gls.json']);
  expect(await codesOf('győr')).toEqual(['new']);
  expect((await order('open')).status).toBe(400);
  expect((await showOrder(api.context.sql, orderNumber))?.join('\n')).toContain('Győr, open');
  expect(await printedBy(() => runPointList(contentDir))).toMatch(/^gls +1 points, 1 active {2}2/);

  // A manually damaged file: the previous list stays.
  await writeFile(join(contentDir, 'delivery/gls.json'), '{}');
  expect(await codesOf('győr')).toEqual(['new']);

  expect(await printedBy(() => runPointRemove('gls', contentDir))).toContain('gls: removed');
  expect(await printedBy(() => runPointRemove('gls', contentDir), 1)).toContain('gls: no list');
  expect(await codesOf('győr')).toEqual([]);
  const warnings: unknown[] = [];
  const log = { ...api.context.log, warn: (...entry: unknown[]) => void warnings.push(entry) };
  const codes = (includesUnlisted: boolean) =>
    viewMethods(contentDir, log, {
      ...api.context,
      translate: (text) => text,
      includesUnlisted,
    }).shipping.map(({ method_code: code }) => code);
  expect(codes(false)).not.toContain('point');
  // Texts of the content contain its fee; the shop also starts without the list.
  expect(codes(true)).toContain('point');
  expect(warnings).toEqual([]);
  logMissingPointLists(contentDir, log);
  expect(warnings).toEqual([['point-list-missing', expect.objectContaining({ method: 'point' })]]);
});
