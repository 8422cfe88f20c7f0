import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cpSync } from 'node:fs';
import { calls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearchLanguage } from '../search/search-language.ts';
import { searchRoutes } from '../catalogue/search-routes.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { productDocument } from '../test/shelf.ts';
import { cmsRoutes } from './cms-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { instalmentRoutes } from './instalment-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { decideReview, waitingReviews } from './review-command.ts';
import { reviewRoutes } from './review-routes.ts';

let api: TestApi;
const contentDir = mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(async () => {
  cpSync(resolve('content/search'), join(contentDir, 'search'), { recursive: true });
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
    areas: [
      cmsRoutes,
      deliveryRoutes,
      instalmentRoutes,
      newsletterRoutes,
      reviewRoutes,
      searchRoutes,
    ],
    config: { contentDir },
    documents: [
      productDocument(1, { delivery_days: { min: 1, max: 3 } }),
      productDocument(2),
      productDocument(3, { type_id: 'virtual' }),
      {
        _type: 'cms_page',
        _id: '5',
        _source: { id: 5, identifier: 'rolunk', title: 'Rólunk', content: '<p>x</p>' },
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

  // The clock stands on Thursday, 5 March 2026, 13:00 in Budapest.
  it('counts working days from today before the cutoff', async () => {
    expect(await dates('/1')).toEqual({ from: '2026-03-06', to: '2026-03-10' });
    expect(await dates()).toEqual({ '1': { from: '2026-03-06', to: '2026-03-10' } });
  });
  it('takes the usual days where the product says nothing', async () => {
    expect(await dates('/2')).toEqual({ from: '2026-03-10', to: '2026-03-11' });
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
  ['cmsPageIdentifier/rejtett/storeId/1', undefined],
  ['cmsPageIdentifier/nincs/storeId/1', undefined],
])('serves %s', async (path, title) => {
  const { status, body } = await api.get(`/api/ext/cms-data/${path}`);
  expect([status, body.result?.title]).toEqual([200, title]);
});

describe('reviews', () => {
  const review = {
    product_id: 1,
    title: 'Remek',
    detail: 'Kényelmes.',
    nickname: 'Kata',
    rating: 5,
    review_entity: 'product',
    review_status: 1,
  };
  const published = async () =>
    (await api.post('/api/catalog', { type: 'review' })).body.items.map(
      ({ title }: { title: string }) => title,
    );

  it('waits until the shop has read it, whatever status it claims', async () => {
    expect(await api.post('/api/review/create', { review })).toMatchObject({
      status: 200,
      body: { result: true },
    });
    await api.deps.catalogue.refresh();
    expect(await published()).toEqual([]);
    const [waiting] = await waitingReviews(api.deps.sql);
    const language = readSearchLanguage(contentDir);
    expect(await decideReview(api.deps.sql, language, waiting?.id ?? 0, 'approve')).toBe(true);
    expect(await decideReview(api.deps.sql, language, waiting?.id ?? 0, 'refuse')).toBe(false);
    await api.deps.catalogue.refresh();
    expect(await published()).toEqual(['Remek']);
  });
  it.each([
    ['without its element', {}],
    ['of no product', { review: { ...review, product_id: 99 } }],
    ['without a text', { review: { ...review, detail: ' ' } }],
    ['with six stars', { review: { ...review, rating: 6 } }],
    ['longer than 4,000 letters', { review: { ...review, detail: 'x'.repeat(4001) } }],
  ])('is refused %s', async (_story, body) => {
    expect((await api.post('/api/review/create', body)).status).toBe(400);
  });
  it('comes five times an hour from one address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (let call = 0; call < 6; call++) {
      statuses.push((await api.post('/api/review/create', { review }, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the newsletter', () => {
  it('takes an address once, also written otherwise', async () => {
    for (const email of ['Kata@example.hu', 'kata@EXAMPLE.hu']) {
      expect((await api.post('/api/ext/email-manager/subscribe', { email })).status).toBe(200);
    }
    const rows = await api.deps.sql`SELECT email FROM newsletter_subscription`;
    expect(rows).toMatchObject([{ email: 'kata@example.hu' }]);
  });
  it('refuses what is no address', async () => {
    const reply = await api.post('/api/ext/email-manager/subscribe', { email: 'kata' });
    expect(reply).toMatchObject({ status: 400, body: { meta: { fields: [{ path: 'email' }] } } });
  });
});
