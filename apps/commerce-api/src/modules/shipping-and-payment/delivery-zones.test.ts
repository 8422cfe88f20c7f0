import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { viewMethods } from '@shop/content-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

const south = {
  code: 'south',
  name: 'Dél-Alföld',
  country: 'HU',
  postcodes: ['6000-6999'],
  methods: { 'courier/flatrate': { price_difference: 500, extra_days: 1 } },
};
const island = {
  code: 'island',
  name: 'Sziget',
  country: 'HU',
  postcodes: ['2015'],
  methods: { 'courier/flatrate': { delivers: false } },
};

let folder: string;
let contentDir: string;
let api: SalesApi;

const writeZones = (zones: unknown) =>
  writeFile(join(contentDir, 'commerce/delivery-zones.json'), JSON.stringify(zones));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-zones-'));
  contentDir = join(folder, 'content');
  await cp(resolve(import.meta.dirname, '../../test/sales-content'), contentDir, {
    recursive: true,
  });
  await writeZones([south, island]);
  api = await createSalesApi({ contentDir });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

interface Method {
  readonly method_code: string;
  readonly price_incl_tax: number;
  readonly extra_days?: number;
}

/** Terms of the courier for a chair at a postcode; `undefined` if it is not offered. */
async function courierAt(postcode?: string): Promise<Method | undefined> {
  const cart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const { body } = await api.post(`/api/cart/shipping-methods?token=&cartId=${cart}`, {
    address: { country_id: 'HU', postcode },
  });
  return (body.result as Method[]).find(({ method_code: code }) => code === 'flatrate');
}

it('[CT-13] methods of an address have the price and the extra days of its zone', async () => {
  const own = await courierAt();
  const price = own?.price_incl_tax ?? Number.NaN;
  expect(await courierAt('1137')).toEqual(own);
  expect(own).not.toHaveProperty('extra_days');
  expect(await courierAt('67 20')).toMatchObject({ price_incl_tax: price + 500, extra_days: 1 });
  expect(await courierAt('2015')).toBeUndefined();
});

it('[CT-13] totals keep the zone of the address, and refuse a method that does not deliver there', async () => {
  const cart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const informationFor = (shippingAddress: object) =>
    api.post(`/api/cart/shipping-information?token=&cartId=${cart}`, {
      addressInformation: {
        shippingAddress,
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'flatrate',
      },
    });
  const feeOf = (body: { result: { totals?: object } }) =>
    (body.result.totals ?? body.result) as { shipping_incl_tax: number };
  const own = feeOf((await informationFor({ countryId: 'HU', postcode: '1137' })).body);
  const zone = feeOf((await informationFor({ countryId: 'HU', postcode: 6720 })).body);
  expect(zone.shipping_incl_tax).toBe(own.shipping_incl_tax + 500);
  // Later calls do not repeat the address.
  const { body } = await api.get(`/api/cart/totals?token=&cartId=${cart}`);
  expect(feeOf(body).shipping_incl_tax).toBe(zone.shipping_incl_tax);
  const refused = await informationFor({ countryId: 'HU', postcode: '2015' });
  expect([refused.status, refused.body.meta.error]).toEqual([400, 'shipping-method-invalid']);
  const country = feeOf((await informationFor({ countryId: 'HU' })).body);
  expect(country.shipping_incl_tax).toBe(own.shipping_incl_tax);
});

it('[CT-13] an order pays the fee of the zone of its address, whatever the cart was priced for', async () => {
  const order = (postcode: string) =>
    api.post('/api/order/create', orderBody('', { address: { postcode } }));
  const own = (await order('1137')).body.result.grand_total as number;
  expect((await order('6720')).body.result.grand_total).toBe(own + 500);
  const before = await api.qtyOf('SZEK-1');
  const refused = await order('2015');
  expect([refused.status, refused.body.meta.error]).toEqual([400, 'shipping-method-invalid']);
  expect(await api.qtyOf('SZEK-1')).toBe(before);
});

it('[CT-14] the terms of delivery have methods and zones for everybody', async () => {
  const { body, headers } = await api.get('/api/ext/delivery-terms');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  const courier = (body.result.methods as Method[]).find(
    ({ method_code: code }) => code === 'flatrate',
  );
  expect(courier).toMatchObject({ countries: ['HU'], is_pickup: false });
  const price = courier?.price_incl_tax ?? Number.NaN;
  expect(body.result.zones).toEqual([
    { ...south, methods: { 'courier/flatrate': { price_incl_tax: price + 500, extra_days: 1 } } },
    { ...island, methods: { 'courier/flatrate': null } },
  ]);
});

it('[CO-89] delivery dates count the extra days', async () => {
  const datesOf = async (query: string) => {
    const path = `/api/ext/delivery-dates/getDeliveryDates/1${query}`;
    return (await api.get(path)).body.result as { from: string } | null;
  };
  const own = await datesOf('');
  expect(await datesOf('?extra_days=0')).toEqual(own);
  const later = await datesOf('?extra_days=2');
  expect(own === null || (later !== null && later.from > own.from)).toBe(true);
  const earlier = await datesOf('?extra_days=-1');
  expect(own === null || (earlier !== null && earlier.from < own.from)).toBe(true);
  for (const days of [31, -31]) {
    const path = `/api/ext/delivery-dates/getDeliveryDates/1?extra_days=${days}`;
    expect((await api.get(path)).status).toBe(400);
  }
});

it('[DZ-8] a zone with a method that the shop does not have stops the start with the fix', async () => {
  await writeZones([{ ...south, methods: { 'gls/home': {} } }]);
  const read = () =>
    viewMethods(contentDir, api.context.log, { ...api.context, translate: (text) => text });
  expect(read).toThrow(/delivery-zones\.json: south: gls\/home: no such method/);
  await writeZones([south, { ...south, code: 'north' }]);
  expect(read).toThrow(/each postcode in one zone/);
  await writeZones([south, island]);
});
