import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cpSync } from 'node:fs';
import { calls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRoutes } from '../../catalog/routes/search-routes.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { configurableDocument, productDocument, variant } from '../../test/shelf.ts';
import { cmsRoutes } from './cms-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { instalmentRoutes } from './instalment-routes.ts';

let api: TestApi;
const contentDir = mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(async () => {
  cpSync(resolve('demo/content/search'), join(contentDir, 'search'), { recursive: true });
  mkdirSync(join(contentDir, 'commerce'));
  writeFileSync(
    join(contentDir, 'commerce', 'delivery.json'),
    JSON.stringify({ cutoff: '14:00', working_saturdays: [], default_days: { min: 3, max: 4 } }),
  );
  writeFileSync(
    join(contentDir, 'commerce', 'instalments.json'),
    JSON.stringify({
      yearly_rate_percent: 12,
      min_price: 30_000,
      max_price: 3_000_000,
      months: [12, 24],
    }),
  );
  api = await createTestApi({
    routes: [cmsRoutes, deliveryRoutes, instalmentRoutes, searchRoutes],
    config: { contentDir },
    documents: [
      productDocument(1, { delivery_days: { min: 1, max: 3 } }),
      productDocument(2),
      productDocument(3, { type_id: 'virtual' }),
      productDocument(Number.MAX_SAFE_INTEGER),
      configurableDocument(4, [variant(41, { color: 1 }), variant(42, { color: 2 })], {
        delivery_days: { min: 1, max: 3 },
      }),
      {
        _type: 'cms_page',
        _id: '5',
        _source: { id: 5, identifier: 'rolunk', store_id: 1, title: 'Rólunk', content: '<p>x</p>' },
      },
      {
        _type: 'cms_page',
        _id: '6',
        _source: { id: 6, identifier: 'rejtett', active: false, content: '' },
      },
      { _type: 'cms_block', _id: '5', _source: { id: 5, identifier: 'lablec', content: '' } },
    ],
  });
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});

describe('delivery dates', () => {
  const dates = async (path = '') =>
    (await api.get(`/api/ext/delivery-dates/getDeliveryDates${path}`)).body.result;

  // The clock is set to Thursday, 5 March 2026, 13:00 in Budapest.
  it('counts working days from today before the cutoff', async () => {
    expect(await dates('/1')).toEqual({ from: '2026-03-06', to: '2026-03-10' });
    const days = { from: '2026-03-06', to: '2026-03-10' };
    expect(await dates()).toEqual({ '1': days, '4': days });
  });
  it('takes the usual days where the product says nothing', async () => {
    expect(await dates('/2')).toEqual({ from: '2026-03-10', to: '2026-03-11' });
  });
  it('takes the id of an imported product, which has up to 16 digits, and refuses a longer one', async () => {
    const imported = String(Number.MAX_SAFE_INTEGER);
    expect(await dates(`/${imported}`)).toEqual({ from: '2026-03-10', to: '2026-03-11' });
    for (const id of ['9007199254740993', `${imported}0`]) {
      const { status } = await api.get(`/api/ext/delivery-dates/getDeliveryDates/${id}`);
      expect([id, status]).toEqual([id, 400]);
    }
  });
  it('[CO-89] has those of the product for a variant with its article number', async () => {
    expect(await dates('/41?sku=SKU-41')).toEqual({ from: '2026-03-06', to: '2026-03-10' });
    expect(await dates('/41')).toBeNull();
    expect(await dates('/41?sku=SKU-99')).toBeNull();
  });
  it('has none for what is not shipped or not there', async () => {
    expect(await dates('/3')).toBeNull();
    expect(await dates('/99')).toBeNull();
  });
  it('counts from the next day after the cutoff, from Monday at a weekend', async () => {
    await api.clock.advance(3_600_000);
    expect(await dates('/1')).toEqual({ from: '2026-03-09', to: '2026-03-11' });
    await api.clock.advance(2 * 86_400_000);
    expect(await dates('/1')).toEqual({ from: '2026-03-10', to: '2026-03-12' });
  });
  it('skips Good Friday and Easter Monday', async () => {
    await api.clock.advance(Date.parse('2026-04-02T09:00:00Z') - api.clock.now());
    expect(await dates('/1')).toEqual({ from: '2026-04-07', to: '2026-04-09' });
  });
});

describe('instalments', () => {
  it('shows an example by the terms of the lender', async () => {
    const { body } = await api.get('/api/ext/cofidis/getInstallment?price=240000&months=24');
    expect(body.result).toEqual({
      amount: 240_000,
      months: 24,
      monthly: 11_298,
      total: 271_152,
      interest_rate: 12,
    });
    expect(v.safeParse(calls.instalment.answer, body.result).success).toBe(true);
  });
  it.each(['price=29999', 'price=3000001', 'price=100000&months=13'])(
    'shows none for %s',
    async (query) => {
      const { status, body } = await api.get(`/api/ext/cofidis/getInstallment?${query}`);
      expect([status, body.result]).toEqual([200, null]);
    },
  );
  it.each(['', 'price=-1', 'price=x', 'price=1&months=0'])('refuses "%s"', async (query) => {
    expect((await api.get(`/api/ext/cofidis/getInstallment?${query}`)).status).toBe(400);
  });
});

it.each([
  ['cmsPage/5', 'Rólunk'],
  ['cmsPageIdentifier/rolunk', 'Rólunk'],
  ['cmsPageIdentifier/rolunk/storeId/1', 'Rólunk'],
  ['cmsPageIdentifier/rolunk/storeId/0', 'Rólunk'],
  ['cmsPageIdentifier/rolunk/storeId/7', undefined],
  ['cmsPage/5?storeId=7', undefined],
  ['cmsPageIdentifier/rejtett/storeId/1', undefined],
  ['cmsPageIdentifier/nincs/storeId/1', undefined],
])('serves %s', async (path, title) => {
  const { status, body } = await api.get(`/api/ext/cms-data/${path}`);
  expect([status, body.result?.title]).toEqual([200, title]);
});
