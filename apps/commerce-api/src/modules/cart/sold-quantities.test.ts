import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
  const common = { type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2, price: 1_000 };
  const stock = { is_in_stock: true, qty: 100 };
  const variant = { sku: 'HUZAT-KEK', color: 1, price: 1_000, tax_class_id: 2, status: 1 };
  await api.load([
    {
      _type: 'product',
      _id: '901',
      _source: {
        ...common,
        id: 901,
        sku: 'CSEMPE',
        name: 'Csempe',
        stock: { ...stock, min_sale_qty: '10', qty_increments: 4 },
      },
    },
    {
      _type: 'product',
      _id: '902',
      _source: {
        ...common,
        id: 902,
        sku: 'HUZAT',
        name: 'Huzat',
        type_id: 'configurable',
        min_sale_qty: 3,
        stock,
        configurable_options: [
          {
            attribute_id: '93',
            attribute_code: 'color',
            label: 'Szín',
            values: [{ value_index: 1, label: 'Kék' }],
          },
        ],
        configurable_children: [{ ...variant, id: 903, stock }],
      },
    },
  ]);
});
afterAll(() => api.close());

it.each([
  ['below the least', 'CSEMPE', 4],
  ['that is no multiple', 'CSEMPE', 13],
  ['below the least of its product', 'HUZAT-KEK', 2],
])('a quantity %s is refused, in the cart and in an order', async (_story, sku, qty) => {
  const cartId = await api.cartWith();
  const refusal = await api.set(cartId, { sku, qty });
  expect([refusal.status, refusal.body.meta]).toMatchObject([
    400,
    { error: 'quantity-invalid', sku, qty },
  ]);
  const order = await api.post('/api/order/create', orderBody('', { products: [{ sku, qty }] }));
  expect([order.status, order.body.meta.error]).toEqual([400, 'quantity-invalid']);
});

it('says from how many pieces and in which steps', async () => {
  const { body } = await api.set(await api.cartWith(), { sku: 'CSEMPE', qty: 1 });
  expect(body).toMatchObject({
    result: '"Csempe" is sold from 12 pieces, in multiples of 4.',
    meta: { least: 12, step: 4 },
  });
});

it.each([
  ['CSEMPE', 12],
  ['HUZAT-KEK', 3],
])('%s is sold by %i', async (sku, qty) => {
  const cartId = await api.cartWith({ sku, qty });
  const products = [{ sku, qty }];
  const before = await api.qtyOf(sku);
  expect((await api.post('/api/order/create', orderBody(cartId, { products }))).status).toBe(200);
  expect(await api.qtyOf(sku)).toBe(Number(before) - qty);
});
