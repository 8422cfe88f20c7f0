import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('an order', () => {
  it('is placed at the price of the shop, takes the stock and freezes the cart', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    const { status, body } = await place(cartId, {
      products: [{ sku: 'SZEK-1', qty: 2, price: 1, price_incl_tax: 1 }],
      expected_total: 27_390,
    });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      backendOrderId: expect.stringMatching(/^\d+$/),
      orderNumber: expect.stringMatching(/^ZG-2026-\d{6}-[2-9A-Z]{6}$/),
      transferedAt: '2026-03-05T12:00:00.000Z',
      grand_total: 27_390,
      shipping_incl_tax: 1_990,
      tax_amount: 5_823,
    });
    expect(body.result).not.toHaveProperty('cash_total');
    expect(await api.qtyOf('SZEK-1')).toBe(48);
    const pull = await api.get(`/api/cart/pull?token=&cartId=${cartId}`);
    expect([pull.status, pull.body.meta.error]).toEqual([410, 'cart-ordered']);
    const change = await api.set(cartId, { sku: 'SZEK-1', qty: 1 });
    expect(change.status).toBe(410);
  });

  it('at a price no money has is refused like any other price', async () => {
    const { status, body } = await place('', {
      products: [{ sku: 'SZEK-1', qty: 1, price_incl_tax: '99999999999999999999' }],
    });
    expect([status, body.meta.error]).toEqual([400, 'total-changed']);
  });

  it('findings A10: of one article in two lines is refused when either price is another', async () => {
    for (const seenPrices of [
      [1, 12_700],
      [12_700, 1],
    ]) {
      const products = seenPrices.map((price_incl_tax) => ({
        sku: 'SZEK-1',
        qty: 1,
        price_incl_tax,
      }));
      const { status, body } = await place('', { products });
      expect([status, body.meta.error]).toEqual([400, 'total-changed']);
      expect(body.meta.lines).toMatchObject([{ sku: 'SZEK-1', expected_price: 1, price: 12_700 }]);
    }
    const right = { sku: 'SZEK-1', qty: 1, price_incl_tax: 12_700 };
    expect((await place('', { products: [right, right] })).status).toBe(200);
  });

  it('[CO-70] findings A11: of more than one line holds is refused after its lines are merged', async () => {
    const line = { sku: 'TERVEZES', qty: 100_000 };
    const { status, body } = await place('', { products: Array.from({ length: 500 }, () => line) });
    expect([status, body.meta]).toMatchObject([
      400,
      { error: 'quantity-invalid', sku: 'TERVEZES', qty: 50_000_000, most: 100_000 },
    ]);
  });

  it('[CO-70] findings A11: that costs more than an order may is refused', async () => {
    const { status, body } = await place('', { products: [{ sku: 'TERVEZES', qty: 100_000 }] });
    expect([status, body.meta]).toMatchObject([
      400,
      { error: 'order-too-large', most_total: 1_000_000_000 },
    ]);
  });

  it('has an older path too', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await api.post('/api/order', orderBody(cartId));
    expect(body.result.orderNumber).toMatch(/^ZG-2026-/);
  });

  it('needs no cart: its own lines are priced by the shop', async () => {
    const { status, body } = await place('', { products: [{ sku: 'KANAPE-KEK', qty: 1 }] });
    expect([status, body.result.grand_total]).toEqual([200, 254_000]);
    expect(await api.qtyOf('KANAPE-KEK')).toBe(3);
  });

  it('takes the parts of a bundle, and choices from the row of the cart', async () => {
    const cartId = await api.cartWith({
      sku: 'ETKEZO',
      qty: 1,
      product_option: {
        extension_attributes: {
          bundle_options: [{ option_id: 2, option_qty: 6, option_selections: ['3'] }],
        },
      },
    });
    const [row] = (await api.get(`/api/cart/pull?token=&cartId=${cartId}`)).body.result;
    const { body } = await place(cartId, {
      products: [{ sku: 'ETKEZO', qty: 1, server_item_id: row.item_id }],
      info: { shipping_carrier_code: 'freight', shipping_method_code: 'kerbside' },
    });
    expect(body.result.grand_total).toBe(127_000 + 6 * 15_000 + 9_990);
    expect([await api.qtyOf('ASZTAL-1'), await api.qtyOf('SZEK-2')]).toEqual([4, 14]);
  });

  it('of services needs no address to ship to and takes nothing from the stock', async () => {
    const body = orderBody('', { products: [{ sku: 'TERVEZES', qty: 1 }] });
    const info = body['addressInformation'] as Record<string, unknown>;
    delete info['shippingAddress'];
    const answer = await api.post('/api/order/create', body);
    expect([answer.status, answer.body.result.grand_total]).toEqual([200, 25_400]);
  });

  it('paid in cash keeps its total and says what to hand over', async () => {
    const cartId = await api.cartWith({ sku: 'PARNA-1', qty: 3 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=TIZ`);
    const { body } = await place(cartId, {
      products: [{ sku: 'PARNA-1', qty: 3 }],
      info: { payment_method_code: 'cashondelivery' },
    });
    expect(body.result).toMatchObject({ grand_total: 29_453, cash_total: 29_455 });
  });
});

describe('the same order again', () => {
  it('[RL-3] with its key gets the same answer and is not placed twice', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const key = { 'idempotency-key': 'order-1' };
    const first = await place(cartId, {}, key);
    const before = await orderCount();
    const again = await place(cartId, { transmited: true, updated_at: 'later' }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await orderCount()).toBe(before);
    expect(await api.qtyOf('SZEK-1')).toBe(49);
  });

  it('under the name the client gave it is the same, without a cart', async () => {
    const order = { order_id: '1522811662622-d3736c94' };
    const first = await place('', order);
    const again = await place('', order);
    expect(again.body.result).toEqual(first.body.result);
    expect(await api.qtyOf('SZEK-1')).toBe(49);
  });

  it('with the key of another body is refused', async () => {
    const key = { 'idempotency-key': 'order-2' };
    await place('', {}, key);
    const other = await place('', { products: [{ sku: 'PARNA-1', qty: 1 }] }, key);
    expect([other.status, other.body.meta.error]).toEqual([422, 'idempotency-mismatch']);
    expect(await api.qtyOf('PARNA-1')).toBe(10);
  });

  it('with another key but the same cart is the order there is', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const first = await place(cartId, {}, { 'idempotency-key': 'order-3' });
    const other = await place(cartId, {}, { 'idempotency-key': 'order-4' });
    expect(other.body.result).toEqual(first.body.result);
    expect(other.body.meta.existing).toBe(true);
    expect(await api.qtyOf('SZEK-1')).toBe(49);
  });

  it.each<[story: string, headers: (index: number) => Record<string, string>]>([
    ['one key', () => ({ 'idempotency-key': 'race-1' })],
    ['keys of their own', (index: number) => ({ 'idempotency-key': `race-2-${index}` })],
    ['no key', () => ({})],
  ])('ten times at once with %s is one order', async (_story, headers) => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const before = (await orderCount()) ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => place(cartId, {}, headers(index))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.result.backendOrderId)).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
    expect(await api.qtyOf('SZEK-1')).toBe(49);
  });

  it('after its guest cart was merged at a login is the order of the merged cart', async () => {
    const { token, email } = await api.customer();
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await api.post('/api/user/login', {
      username: email,
      password: 'Négy sárga bögre',
      cartId: guest,
    });
    const first = await place(guest, {}, { authorization: `Bearer ${token}` });
    const again = await place(body.meta.cartId, {}, { authorization: `Bearer ${token}` });
    expect(first.status).toBe(200);
    expect(again.body.result).toEqual(first.body.result);
  });
});

describe('the total', () => {
  it('the shopper saw is the total of the order', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { status, body } = await place(cartId, { expected_total: 14_690 });
    expect([status, body.result.grand_total]).toEqual([200, 14_690]);
  });

  it('that changed is refused, and what changed is named', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-2', qty: 1 });
    const { status, body } = await place(cartId, {
      products: [{ sku: 'SZEK-2', qty: 1, price_incl_tax: 20_000 }],
      expected_total: 21_990,
    });
    expect([status, body.meta]).toMatchObject([
      400,
      {
        error: 'total-changed',
        expected_total: 21_990,
        grand_total: 16_990,
        lines: [{ sku: 'SZEK-2', name: 'Akciós szék', expected_price: 20_000, price: 15_000 }],
      },
    ]);
    expect(await api.qtyOf('SZEK-2')).toBe(20);
  });

  it('[RL-4] that no client names is refused when the price of a line is another than it shows', async () => {
    const products = [{ sku: 'SZEK-2', qty: 1, price_incl_tax: 20_000 }];
    const { status, body } = await place('', { products });
    expect([status, body.meta]).toMatchObject([
      400,
      {
        error: 'total-changed',
        grand_total: 16_990,
        lines: [{ sku: 'SZEK-2', expected_price: 20_000, price: 15_000 }],
      },
    ]);
    expect(body.meta).not.toHaveProperty('expected_total');
    const shown = [{ sku: 'SZEK-2', qty: 1, price_incl_tax: 15_000 }];
    expect((await place('', { products: shown })).status).toBe(200);
  });

  it.each<[client: string, changes: OrderChanges, headers: Record<string, string>]>([
    ['names nothing', {}, {}],
    ['names the order', { order_id: '1522811662622-kupon' }, {}],
    ['sends a key', {}, { 'idempotency-key': 'kupon' }],
  ])(
    '[RL-4] that no client names is refused once when the coupon no longer holds: one that %s',
    async (_client, changes, headers) => {
      const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
      await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=EGYSZER`);
      await api.context.sql`UPDATE coupon SET used = 1 WHERE code = 'EGYSZER'`;
      const { status, body } = await place(cartId, changes, headers);
      expect([status, body.meta]).toMatchObject([
        400,
        { error: 'total-changed', coupon: { code: 'EGYSZER', error: 'coupon-used-up' } },
      ]);
      const again = await place(cartId, changes, headers);
      await api.context.sql`UPDATE coupon SET used = 0 WHERE code = 'EGYSZER'`;
      expect([again.status, again.body.result.grand_total]).toEqual([200, 14_690]);
    },
  );

  it('[RL-4] is reported once also where its guest cart was merged', async () => {
    const { token, email } = await api.customer();
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${guest}&coupon=EGYSZER`);
    await api.post('/api/user/login', {
      username: email,
      password: 'Négy sárga bögre',
      cartId: guest,
    });
    await api.context.sql`UPDATE coupon SET used = 1 WHERE code = 'EGYSZER'`;
    const ordered = () => place(guest, {}, { authorization: `Bearer ${token}` });
    expect((await ordered()).body.meta).toMatchObject({ coupon: { code: 'EGYSZER' } });
    const again = await ordered();
    await api.context.sql`UPDATE coupon SET used = 0 WHERE code = 'EGYSZER'`;
    expect([again.status, again.body.result.grand_total]).toEqual([200, 14_690]);
  });

  it('without the coupon the shopper had is refused, and the coupon is named', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=EGYSZER`);
    await api.context.sql`UPDATE coupon SET used = 1 WHERE code = 'EGYSZER'`;
    const { body } = await place(cartId, { expected_total: 12_150 });
    await api.context.sql`UPDATE coupon SET used = 0 WHERE code = 'EGYSZER'`;
    expect(body.meta).toMatchObject({
      error: 'total-changed',
      coupon: { code: 'EGYSZER', error: 'coupon-used-up' },
    });
  });
});

it('an order stores a postcode without the country before it', async () => {
  const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const { body } = await place(cartId, { address: { postcode: 'H-1137' } });
  const [order] = await api.context.sql<{ postcode: string }[]>`
    SELECT shipping_address->>'postcode' AS postcode FROM shop_order
    WHERE increment_id = ${body.result.orderNumber}`;
  expect(order?.postcode).toBe('1137');
});

describe('an order that cannot be', () => {
  it.each<[what: string, changes: OrderChanges, error: string]>([
    ['without lines', { products: [] }, 'invalid-request'],
    ['with half a chair', { products: [{ sku: 'SZEK-1', qty: 0.5 }] }, 'invalid-request'],
    ['without a name', { address: { firstname: ' ' } }, 'address-invalid'],
    ['without a street', { address: { street: [''] } }, 'address-invalid'],
    ['with a postcode of three digits', { address: { postcode: '113' } }, 'address-invalid'],
    [
      'by an unknown carrier',
      { info: { shipping_carrier_code: 'galamb' } },
      'shipping-method-invalid',
    ],
    [
      'to where nobody goes',
      { address: { country_id: 'IT', postcode: '00100' } },
      'shipping-method-invalid',
    ],
    ['paid in shells', { info: { payment_method_code: 'kagylo' } }, 'payment-method-invalid'],
    ['from no cart of ours', { cart_id: 'nobody' }, 'cart-invalid'],
  ])('%s is refused as %s', async (_what, changes, error) => {
    const before = await orderCount();
    const { status, body } = await place('', changes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.meta.error).toBe(error);
    expect(await orderCount()).toBe(before);
  });

  it('names the invalid fields of an address', async () => {
    const { body } = await place('', { address: { city: '', postcode: 'x' } });
    expect(body.meta.fields).toEqual(
      expect.arrayContaining([
        { path: 'addressInformation.shippingAddress.city', rule: 'required' },
        { path: 'addressInformation.shippingAddress.postcode', rule: 'postcode' },
      ]),
    );
    expect(body.result).toEqual(expect.any(Array));
  });

  it('may be tried ten times a minute per cart', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const cartId = await strict.cartWith();
    const tryOnce = () =>
      strict.post('/api/order/create', orderBody(cartId, { products: [{ sku: 'NINCS', qty: 1 }] }));
    for (let attempt = 0; attempt < 10; attempt++) expect((await tryOnce()).status).toBe(500);
    expect((await tryOnce()).status).toBe(429);
    await strict.close();
  });
});

describe('the history of orders', () => {
  const history = async (token: string, query = '') =>
    (await api.get(`/api/user/order-history?token=${token}${query}`)).body.result;

  it('shows what was ordered, in the fields clients read', async () => {
    const { token } = await api.customer();
    const cartId = (await api.post(`/api/cart/create?token=${token}`)).body.result;
    await api.post(`/api/cart/update?token=${token}&cartId=${cartId}`, {
      cartItem: { sku: 'KANAPE-BEZS', qty: 1 },
    });
    await api.post(`/api/cart/apply-coupon?token=${token}&cartId=${cartId}&coupon=TIZ`);
    const placed = await place(
      cartId,
      { products: [{ sku: 'KANAPE-BEZS', qty: 1 }] },
      { authorization: `Bearer ${token}` },
    );
    const { items, total_count } = await history(token);
    expect(total_count).toBe(1);
    expect(items[0]).toMatchObject({
      entity_id: Number(placed.body.result.backendOrderId),
      increment_id: placed.body.result.orderNumber,
      status: 'pending',
      created_at: '2026-03-05T12:00:00.000Z',
      customer_firstname: 'Anna',
      customer_lastname: 'Kovács',
      customer_email: 'anna@example.hu',
      grand_total: 240_030,
      subtotal: 210_000,
      subtotal_incl_tax: 266_700,
      shipping_amount: 0,
      shipping_incl_tax: 0,
      discount_amount: -26_670,
      tax_amount: 51_030,
      coupon_code: 'TIZ',
      shipping_description: 'Házhozszállítás futárral',
      billing_address: { city: 'Budapest', postcode: '1137' },
      payment: { method: 'banktransfer', additional_information: ['Banki előreutalás'] },
      extension_attributes: {
        shipping_assignments: [
          { shipping: { address: { street: ['Pozsonyi út 12.', '3. em. 2.'] } } },
        ],
      },
      items: [
        {
          sku: 'KANAPE-BEZS',
          name: 'Felhő kanapé',
          qty_ordered: 1,
          price_incl_tax: 266_700,
          row_total_incl_tax: 266_700,
          options: [{ label: 'Szín', value: 'Bézs' }],
        },
      ],
    });
  });

  it('returns the price of delivery without and with tax', async () => {
    const { token } = await api.customer();
    await place(
      '',
      { info: { payment_method_code: 'cashondelivery' } },
      { authorization: `Bearer ${token}` },
    );
    const { items } = await history(token);
    expect(items[0]).toMatchObject({
      shipping_amount: 1_567,
      shipping_incl_tax: 1_990,
      payment_amount: 490,
    });
  });

  it('returns the price of delivery to the forint where tax is rounded on the total', async () => {
    const contentDir = mkdtempSync(join(tmpdir(), 'fees-'));
    cpSync(join(import.meta.dirname, '../../../test/sales-content'), contentDir, {
      recursive: true,
    });
    const fees = (name: string, change: [from: string, to: string]) => {
      const file = join(contentDir, 'commerce', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(...change));
    };
    // 274.25 Ft and 74.41 Ft of tax: the odd forint belongs to the payment. By price it would be the delivery's.
    fees('shipping-methods.json', ['"price_incl_tax": 1990', '"price_incl_tax": 1290']);
    fees('payment-methods.json', ['"cost_incl_tax": 490', '"cost_incl_tax": 350']);
    const shop = await createSalesApi({ contentDir }, { tax: { rounding: 'total' } });
    try {
      const { token } = await shop.customer();
      await shop.post(
        '/api/order/create',
        orderBody('', { info: { payment_method_code: 'cashondelivery' } }),
        { authorization: `Bearer ${token}` },
      );
      const { items } = (await shop.get(`/api/user/order-history?token=${token}`)).body.result;
      expect(items[0]).toMatchObject({
        shipping_amount: 1_290 - 274,
        shipping_incl_tax: 1_290,
        tax_amount: 2_700 + 349,
      });
    } finally {
      await shop.close();
      rmSync(contentDir, { recursive: true });
    }
  });

  it('comes in pages, the newest first', async () => {
    const { token } = await api.customer();
    for (let order = 0; order < 3; order++) {
      await place('', { order_id: `page-${order}-${token}` }, { authorization: `Bearer ${token}` });
    }
    const first = await history(token, '&pageSize=2&currentPage=1');
    const second = await history(token, '&pageSize=2&currentPage=2');
    const third = await history(token, '&pageSize=2&currentPage=3');
    const ids = [...first.items, ...second.items].map(
      ({ entity_id }: { entity_id: number }) => entity_id,
    );
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect([ids.length, third.items.length, third.total_count]).toEqual([3, 0, 3]);
  });

  it('[S6-7] belongs to its customer only', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    await place('', { order_id: 'anna' }, { authorization: `Bearer ${anna.token}` });
    expect((await history(bela.token)).items).toEqual([]);
    const [order] = (await history(anna.token)).items;
    const read = (token: string) =>
      api.get(`/api/user/order?token=${token}&orderNumber=${order.increment_id}`);
    expect((await read(anna.token)).status).toBe(200);
    expect(await read(bela.token)).toMatchObject({
      status: 404,
      body: { meta: { error: 'not-found' } },
    });
    expect((await api.get('/api/user/order-history?token=')).status).toBe(401);
  });
});
