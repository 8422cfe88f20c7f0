import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

describe('a cart', () => {
  it('is a long token for a guest, another one each time', async () => {
    const first = await api.post('/api/cart/create?token=');
    const second = await api.post('/api/cart/create?token=');
    expect(first.body.result).toMatch(/^[\w-]{43}$/);
    expect(second.body.result).not.toBe(first.body.result);
    expect(first.headers.get('cache-control')).toContain('no-store');
  });

  it('adds a line at the price of the shop, whatever the request says', async () => {
    const cartId = await api.cartWith();
    const { body } = await api.set(cartId, { sku: 'SZEK-1', qty: 2, price: 1 });
    expect(body).toMatchObject({
      code: 200,
      result: { sku: 'SZEK-1', qty: 2, price: 12_700, product_type: 'simple', quote_id: cartId },
      meta: { cartVersion: 2 },
    });
  });
});
