import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderBody, type OrderChanges } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`UPDATE stock SET qty = imported_qty, is_in_stock = imported_is_in_stock`;
});

const place = (cartId: string, changes?: OrderChanges, headers?: Record<string, string>) =>
  api.post('/api/order/create', orderBody(cartId, changes), headers);
const orderCount = async () =>
  (await api.context.sql<{ orders: number }[]>`SELECT count(*) AS orders FROM shop_order`)[0]
    ?.orders;

describe('stock', () => {
  it('of ten pieces sells exactly ten to fifty shoppers at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 50 }, () => api.cartWith({ sku: 'PARNA-1', qty: 1 })),
    );
    const products = [{ sku: 'PARNA-1', qty: 1 }];
    const before = (await orderCount()) ?? 0;
    const answers = await Promise.all(carts.map((cartId) => place(cartId, { products })));
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(placed).toHaveLength(10);
    expect(refused.map(({ body }) => body.result)).toEqual(
      Array.from({ length: 40 }, () => 'Error: Error while adding products'),
    );
    expect(await api.qtyOf('PARNA-1')).toBe(0);
    expect(await orderCount()).toBe(before + 10);
  });

  it('of a hundred pieces sells exactly a hundred to five hundred shoppers at once', async () => {
    await api.context.sql`UPDATE stock SET qty = 100 WHERE sku = 'PARNA-1'`;
    const products = [{ sku: 'PARNA-1', qty: 1 }];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, shopper) =>
        place('', { products, order_id: `shopper-${shopper}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 500]));
    expect(await api.qtyOf('PARNA-1')).toBe(0);
  });

  it('is never sold twice by orders that meet from both ends', async () => {
    const lines = [
      { sku: 'SZEK-1', qty: 1 },
      { sku: 'PARNA-1', qty: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        place('', { products: index % 2 === 0 ? lines : lines.toReversed() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect([await api.qtyOf('SZEK-1'), await api.qtyOf('PARNA-1')]).toEqual([40, 0]);
  });

  it('that does not suffice is named, and nothing is taken', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 }, { sku: 'PARNA-1', qty: 2 });
    await api.context.sql`UPDATE stock SET qty = 1 WHERE sku = 'PARNA-1'`;
    const { body } = await place(cartId, {
      products: [
        { sku: 'SZEK-1', qty: 1 },
        { sku: 'PARNA-1', qty: 2 },
      ],
    });
    expect(body).toMatchObject({
      code: 500,
      result: 'Error: Error while adding products',
      meta: {
        error: 'products-unavailable',
        products: [{ sku: 'PARNA-1', name: 'Ritka párna', requested: 2, available: 1 }],
      },
    });
    expect(await api.qtyOf('SZEK-1')).toBe(50);
    expect((await api.get(`/api/cart/pull?token=&cartId=${cartId}`)).status).toBe(200);
  });

  it('counts what a bundle and a line take together', async () => {
    const products = [
      { sku: 'ETKEZO', qty: 5 },
      { sku: 'ASZTAL-1', qty: 1 },
    ];
    const { body } = await place('', {
      products,
      info: { shipping_carrier_code: 'freight', shipping_method_code: 'kerbside' },
    });
    expect(body.meta.products.map(({ sku }: { sku: string }) => sku)).toEqual([
      'ETKEZO',
      'ASZTAL-1',
    ]);
  });

  it.each(['NINCS', 'KIVONT'])('of %s is none', async (sku) => {
    const { body } = await place('', { products: [{ sku, qty: 1 }] });
    expect(body.meta).toMatchObject({ error: 'products-unavailable', products: [{ sku }] });
  });
});

describe('a coupon with one use', () => {
  it('is used by one of ten orders at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
        await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=EGYSZER`);
        return cartId;
      }),
    );
    const answers = await Promise.all(
      carts.map((cartId) => place(cartId, { expected_total: 12_150 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await api.context.sql`SELECT used FROM coupon WHERE code = 'EGYSZER'`;
    expect(row?.['used']).toBe(1);
  });
});
