import { calls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { decideReview, waitingReviews, type ReviewDecision } from './review-command.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`DELETE FROM review_submission`;
});

const review = {
  product_id: 101,
  title: 'Remek',
  detail: 'Kényelmes.',
  nickname: 'Kata',
  rating: 5,
  review_entity: 'product',
  review_status: 1,
};
const write = (more: object = {}, token = '') =>
  api.post(`/api/review/create?token=${token}`, { review: { ...review, ...more } });

/** Decides about all pending reviews. */
async function decideAll(decision: ReviewDecision): Promise<void> {
  for (const { id } of await waitingReviews(api.context.sql)) {
    expect(await decideReview(api.context.sql, id, decision)).toBe(true);
    expect(await decideReview(api.context.sql, id, 'approve')).toBe(false);
  }
  await api.context.catalog.refresh();
}
const published = async (title: string) =>
  (await api.post('/api/catalog', { type: 'review' })).body.items.filter(
    (one: { title: string }) => one.title === title,
  );

describe('a review', () => {
  it('[S7-20] waits for approval by the shop, regardless of the requested status', async () => {
    expect((await write()).body.result).toBe(true);
    await api.context.catalog.refresh();
    expect(await published('Remek')).toEqual([]);
    await decideAll('approve');
    expect(await published('Remek')).toMatchObject([{ title: 'Remek', verified: false }]);
  });

  it('that was rejected is shown to its author only', async () => {
    const { token } = await api.customer();
    await write({ title: 'Elutasítva' }, token);
    await decideAll('reject');
    expect(await published('Elutasítva')).toEqual([]);
    const own = await api.get(`/api/review/mine?token=${token}`);
    expect(own.body.result).toMatchObject([
      { product_id: 101, title: 'Elutasítva', state: 'refused' },
    ]);
  });

  it('leaves an imported one with the number of its submission as it is', async () => {
    await write({ title: 'Új' });
    const [waiting] = await waitingReviews(api.context.sql);
    const id = waiting?.id ?? 0;
    const imported = { ...review, id, title: 'Régi', created_at: '2026-03-01 08:00:00' };
    await api.load([{ _type: 'review', _id: String(id), _source: imported }]);
    await decideAll('approve');
    expect([await published('Régi'), await published('Új')]).toMatchObject([[{ id }], [{}]]);
  });

  it.each([
    ['without its element', { review: undefined }],
    ['of no product', { review: { ...review, product_id: 99 } }],
    ['without a text', { review: { ...review, detail: ' ' } }],
    ['with six stars', { review: { ...review, rating: 6 } }],
    ['longer than 4,000 letters', { review: { ...review, detail: 'x'.repeat(4001) } }],
  ])('is refused %s', async (_story, body) => {
    expect((await api.post('/api/review/create', body)).status).toBe(400);
  });

  it('findings E2: is a verified buyer’s when its author has bought and got a variant of the product', async () => {
    const buyer = await api.customer();
    const { body: cart } = await api.post(`/api/cart/create?token=${buyer.token}`);
    const wish = {
      sku: 'KANAPE',
      qty: 1,
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: '93', option_value: '56' }],
        },
      },
    };
    const query = `token=${buyer.token}&cartId=${cart.result}`;
    expect((await api.post(`/api/cart/update?${query}`, { cartItem: wish })).status).toBe(200);
    const ordered = await api.post(
      `/api/order/create?token=${buyer.token}`,
      orderBody(cart.result, {
        products: [{ sku: 'KANAPE-KEK', qty: 1 }],
      }),
    );
    expect(ordered.status).toBe(200);
    const guest = await api.customer();
    await write({ product_id: 200, title: 'Megrendelte' }, buyer.token);
    await decideAll('approve');
    await api.context.sql`UPDATE shop_order SET status = 'complete'`;
    await write({ product_id: 200, title: 'Vevőé' }, buyer.token);
    await write({ product_id: 101, title: 'Más terméké' }, buyer.token);
    await write({ product_id: 200, title: 'Másé' }, guest.token);
    await decideAll('approve');
    const isVerified = async (title: string) => (await published(title))[0].verified;
    expect(await isVerified('Megrendelte')).toBe(false);
    expect(await isVerified('Vevőé')).toBe(true);
    expect(await isVerified('Más terméké')).toBe(false);
    expect(await isVerified('Másé')).toBe(false);

    await api.context.sql`UPDATE shop_order SET status = 'canceled'`;
    await write({ product_id: 200, title: 'Lemondta' }, buyer.token);
    await decideAll('approve');
    expect(await isVerified('Lemondta')).toBe(false);
  });
});

it('the author’s own list needs a login and contains only own reviews', async () => {
  const [anna, bela] = [await api.customer(), await api.customer()];
  await write({ title: 'Első' }, anna.token);
  await write({ title: 'Második', rating: undefined }, anna.token);
  const mine = async (token: string) => (await api.get(`/api/review/mine?token=${token}`)).body;
  const { result } = await mine(anna.token);
  expect(v.safeParse(calls.myReviews.answer, result).success).toBe(true);
  expect(result.map(({ title, state }: Record<string, string>) => [title, state])).toEqual([
    ['Második', 'pending'],
    ['Első', 'pending'],
  ]);
  expect((await mine(bela.token)).result).toEqual([]);
  expect((await mine('')).code).toBe(401);
});

it('a product returns its rating from published reviews', async () => {
  for (const rating of [5, 5, 4, 1, undefined]) await write({ product_id: 103, rating });
  await decideAll('approve');
  await write({ product_id: 103, rating: 1 });
  await api.context.catalog.refresh();
  const { body } = await api.post('/api/catalog', {
    type: 'product',
    searchQuery: {
      _appliedFilters: [{ attribute: 'id', value: { in: [102, 103] }, scope: 'default' }],
    },
    sort: 'id:asc',
  });
  expect(body.items[1].rating_summary).toEqual({
    average: 3.8,
    count: 4,
    counts: { '1': 1, '2': 0, '3': 0, '4': 1, '5': 2 },
  });
  expect(body.items[0].rating_summary).toBeUndefined();
});

it.each([
  ['', 'hu'],
  ['&storeCode=de', 'de'],
])('a review says the language of the view it was written in (%s)', async (view, language) => {
  const other = await createSalesApi({ multistore: true });
  onTestFinished(() => other.close());
  const { token } = await other.customer();
  await other.post(`/api/review/create?token=${token}${view}`, { review });
  const [own] = (await other.get(`/api/review/mine?token=${token}`)).body.result;
  await decideReview(other.context.sql, own.id, 'approve');
  await other.context.catalog.refresh();
  const { items: listed } = (await other.post('/api/catalog', { type: 'review' })).body;
  const { items: posts } = (await other.get('/api/ext/reviews-widget/zugoly')).body;
  for (const shown of [
    own,
    listed.at(-1),
    posts.find(({ text }: { text: string }) => text === review.detail),
  ]) {
    expect(shown).toMatchObject({ title: review.title, text_language: language });
  }
});

describe('the reviews widget', () => {
  const page = async (query = '') => (await api.get(`/api/ext/reviews-widget/zugoly${query}`)).body;

  it('pages through every review once, newest first, though some are of one moment', async () => {
    const at = (place: number) => new Date(Date.UTC(2026, 2, 6, 12, Math.floor(place / 5)));
    await api.load(
      Array.from({ length: 31 }, (_, place) => ({
        _type: 'review',
        _id: String(place + 1),
        _source: {
          id: place + 1,
          product_id: 101,
          title: `Cím ${place}`,
          detail: 'Szöveg',
          nickname: 'Kata',
          rating: 4,
          review_status: place === 30 ? 2 : 1,
          created_at: at(place).toISOString().slice(0, 19).replace('T', ' '),
        },
      })),
    );
    const reviews: { id: number; ts: number; rating?: number }[] = [];
    let body = await page();
    expect(v.safeParse(calls.reviewsWidget.answer, body).success).toBe(true);
    expect(body.items[0]).toMatchObject({
      author: 'Kata',
      rating: 4,
      text: 'Szöveg',
      product: { id: 101, name: 'Gyurka szék' },
    });
    const { count, average } = body.rating_summary;
    while (body.items.length > 0) {
      reviews.push(...body.items);
      body = await page(`?before_ts=${reviews.at(-1)?.ts}`);
    }
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.filter(({ id }) => id <= 31)).toHaveLength(30);
    expect(reviews.map(({ ts }) => ts)).toEqual(reviews.map(({ ts }) => ts).sort((a, b) => b - a));
    const stars = reviews.flatMap(({ rating }) => rating ?? []);
    expect(count).toBe(stars.length);
    expect(average).toBeCloseTo(stars.reduce((sum, one) => sum + one, 0) / stars.length, 1);
  });

  it('is there under its own name only', async () => {
    expect((await api.get('/api/ext/reviews-widget/other')).status).toBe(404);
    expect((await api.get('/api/ext/reviews-widget/zugoly?before_ts=x')).status).toBe(400);
  });
});
