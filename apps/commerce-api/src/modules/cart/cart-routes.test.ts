import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { cartLifeMs } from './cart-store.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const pull = (cartId: string, token = '') =>
  api.get(`/api/cart/pull?token=${token}&cartId=${cartId}`);

describe('a cart', () => {
  it('is a long token for a guest, another one each time, and never cached', async () => {
    const first = await api.post('/api/cart/create?token=');
    const second = await api.post('/api/cart/create?token=');
    expect(first.body.result).toMatch(/^[\w-]{43}$/);
    expect(second.body.result).not.toBe(first.body.result);
    expect(first.headers.get('cache-control')).toContain('no-store');
  });

  it('is the same for a repeated request of the customer', async () => {
    const { token } = await api.customer();
    const first = await api.post(`/api/cart/create?token=${token}`);
    const second = await api.post('/api/cart/create', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(second.body.result).toBe(first.body.result);
  });

  it.each(['Bearer null', 'Bearer', 'Bearer undefined'])(
    'takes "%s" for a guest',
    async (bearer) => {
      const { status, body } = await api.post('/api/cart/create', undefined, {
        authorization: bearer,
      });
      expect(status).toBe(200);
      // A customer's cart has a number.
      expect(body.result).toMatch(/^[\w-]{43}$/);
    },
  );

  it('answers 401 in status and body for a token that is over', async () => {
    const { status, body } = await api.post('/api/cart/create?token=nobody');
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 401,
      result: { code: 401 },
      meta: { error: 'unauthorized' },
    });
  });

  it.each(['', 'nobody', "' OR 1=1 --"])('with the token "%s" is not there', async (cartId) => {
    const { body } = await pull(encodeURIComponent(cartId));
    expect(body).toMatchObject({
      code: 404,
      result: 'Invalid cartId.',
      meta: { error: 'cart-invalid' },
    });
  });

  it('of one customer is not there for another', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const { body } = await api.post(`/api/cart/create?token=${anna.token}`);
    expect((await pull(body.result, anna.token)).status).toBe(200);
    expect((await pull(body.result, bela.token)).body.meta.error).toBe('cart-invalid');
  });

  it('is over after 90 quiet days', async () => {
    const own = await createSalesApi();
    const cartId = await own.cartWith({ sku: 'SZEK-1', qty: 1 });
    await own.clock.advance(cartLifeMs + 1);
    const { body } = await own.get(`/api/cart/pull?token=&cartId=${cartId}`);
    expect(body.meta.error).toBe('cart-invalid');
    await own.close();
  });
});

describe('a line', () => {
  it('costs the price of the shop, regardless of the request', async () => {
    const cartId = await api.cartWith();
    const { body } = await api.set(cartId, { sku: 'SZEK-1', qty: 2, price: 1, price_incl_tax: 1 });
    expect(body).toMatchObject({
      code: 200,
      result: { sku: 'SZEK-1', qty: 2, price: 12_700, product_type: 'simple', quote_id: cartId },
      meta: { cartVersion: 2 },
    });
  });

  it('takes the special price while it runs', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-2', qty: 1 });
    expect((await pull(cartId)).body.result[0].price).toBe(15_000);
  });

  it('sent again is set, not added', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'SZEK-1', qty: 2 });
    const { body } = await pull(cartId);
    expect(body.result).toHaveLength(1);
    expect(body.result[0].qty).toBe(2);
  });

  it('is set by its id', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    const [{ item_id }] = (await pull(cartId)).body.result;
    await api.set(cartId, { sku: 'SZEK-1', qty: 5, item_id, quoteId: cartId });
    const { body } = await pull(cartId);
    expect(body.result).toMatchObject([{ item_id, qty: 5 }]);
  });

  it('of less than one piece is one piece', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: -3 });
    expect((await pull(cartId)).body.result[0].qty).toBe(1);
  });

  it('leaves on request, and may be asked to leave twice', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'PARNA-1', qty: 1 });
    const [{ item_id }] = (await pull(cartId)).body.result;
    for (const attempt of [1, 2]) {
      const { body } = await api.post(`/api/cart/delete?token=&cartId=${cartId}`, {
        cartItem: { sku: 'SZEK-1', item_id, quoteId: cartId },
      });
      expect([attempt, body.result, body.meta.cartVersion]).toEqual([attempt, true, 4]);
    }
    expect((await pull(cartId)).body.result).toMatchObject([{ sku: 'PARNA-1' }]);
  });

  it('of another cart cannot be touched', async () => {
    const theirs = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    const [{ item_id }] = (await pull(theirs)).body.result;
    const mine = await api.cartWith();
    const { body } = await api.set(mine, { sku: 'SZEK-1', qty: 9, item_id });
    expect(body.meta.error).toBe('cart-item-missing');
    await api.post(`/api/cart/delete?token=&cartId=${mine}`, {
      cartItem: { sku: 'SZEK-1', item_id },
    });
    expect((await pull(theirs)).body.result).toMatchObject([{ item_id, qty: 2 }]);
  });

  it.each([
    ['an unknown article', { sku: 'NINCS', qty: 1 }, 'sku-invalid', 'Invalid SKU.'],
    ['a withdrawn article', { sku: 'KIVONT', qty: 1 }, 'sku-invalid', 'Invalid SKU.'],
    [
      'an article without a price',
      { sku: 'INGYENES', qty: 1 },
      'price-unknown',
      'Product price is unknown, product cannot be added to the cart!',
    ],
    ['an article that is sold out', { sku: 'ELFOGYOTT', qty: 1 }, 'out-of-stock', /^We don't have/],
    ['more pieces than there are', { sku: 'PARNA-1', qty: 11 }, 'out-of-stock', /^We don't have/],
  ])('of %s is refused', async (_what, item, error, text) => {
    const cartId = await api.cartWith();
    const { status, body } = await api.set(cartId, item);
    expect([status, body.meta.error]).toEqual([400, error]);
    expect(body.result).toMatch(text);
    expect((await pull(cartId)).body.result).toEqual([]);
  });

  it('that requests too much gets the available quantity', async () => {
    const { body } = await api.set(await api.cartWith(), { sku: 'PARNA-1', qty: 11 });
    expect(body.meta).toMatchObject({ sku: 'PARNA-1', qty: 11, available: 10 });
  });

  it('without its element is refused in known words', async () => {
    const cartId = await api.cartWith();
    const { status, body } = await api.post(`/api/cart/update?token=&cartId=${cartId}`, {});
    expect([status, body.result]).toEqual([
      400,
      'No cartItem element provided within the request body',
    ]);
  });

  it('that sold out meanwhile stays and is named', async () => {
    const cartId = await api.cartWith({ sku: 'PARNA-1', qty: 3 });
    await api.context.sql`UPDATE stock SET qty = 1 WHERE sku = 'PARNA-1'`;
    const { body } = await pull(cartId);
    await api.context.sql`UPDATE stock SET qty = 10 WHERE sku = 'PARNA-1'`;
    expect(body.result).toMatchObject([
      { sku: 'PARNA-1', qty: 3, error: 'out-of-stock', available_qty: 1 },
    ]);
    expect(body.meta.unavailable).toMatchObject([
      { sku: 'PARNA-1', name: 'Ritka párna', qty: 3, available: 1 },
    ]);
  });
});
