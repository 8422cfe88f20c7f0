import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { orderBody, type OrderChanges } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { listOrders, moveOrder, showOrder } from './order-command.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

async function place(token: string, changes: OrderChanges = {}): Promise<string> {
  const authorization = { authorization: `Bearer ${token}` };
  const { status, body } = await api.post(
    '/api/order/create',
    orderBody(changes['cart_id'] === undefined ? '' : String(changes['cart_id']), changes),
    authorization,
  );
  expect(status).toBe(200);
  return body.result.orderNumber;
}
const read = (token: string, orderNumber: string) =>
  api.get(`/api/user/order?token=${token}&orderNumber=${orderNumber}`);
const cancel = (token: string, orderNumber: string) =>
  api.post(`/api/user/cancel-order?token=${token}`, { orderNumber });
const move = (orderNumber: string, to: 'processing' | 'shipped' | 'complete' | 'canceled') =>
  moveOrder(api.context.sql, orderNumber, to, api.clock.now());
const jobs = async (kind: string) =>
  (
    await api.context.sql<{ jobs: number }[]>`
    SELECT count(*)::int AS jobs FROM mail_job WHERE kind = ${kind}`
  )[0]?.jobs;

describe('an order of one’s own', () => {
  it('is read by its number', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    const { status, body } = await read(token, number);
    expect([status, body.result]).toMatchObject([
      200,
      { increment_id: number, status: 'pending', status_history: [], items: [{ sku: 'SZEK-1' }] },
    ]);
  });

  it('of another customer responds as a missing one', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const number = await place(anna.token);
    for (const answers of [
      [await read(bela.token, number), await read(bela.token, 'ZG-2026-999999')],
      [await cancel(bela.token, number), await cancel(bela.token, 'ZG-2026-999999')],
    ]) {
      const [theirs, nobodys] = answers.map(({ status, body }) => [
        status,
        body.result,
        body.meta.error,
      ]);
      expect(theirs).toEqual(nobodys);
      expect(theirs).toMatchObject([404, expect.any(String), 'not-found']);
    }
    expect((await read('', number)).status).toBe(401);
    expect((await read(anna.token, number)).body.result.status).toBe('pending');
  });
});

describe('a cancelled order', () => {
  it('releases stock and coupon once and notifies the buyer', async () => {
    const { token } = await api.customer();
    const before = { chairs: await api.qtyOf('SZEK-1'), emails: await jobs('order-canceled') };
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=EGYSZER`);
    const number = await place(token, {
      cart_id: cartId,
      products: [{ sku: 'SZEK-1', qty: 2 }],
    });
    const uses = async () =>
      (await api.context.sql<{ used: number }[]>`SELECT used FROM coupon WHERE code = 'EGYSZER'`)[0]
        ?.used;
    expect([await api.qtyOf('SZEK-1'), await uses()]).toEqual([before.chairs - 2, 1]);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(token, number)));
    for (const { status, body } of answers) {
      expect([status, body.result.status]).toEqual([200, 'canceled']);
      expect(body.result.status_history).toEqual([
        { status: 'canceled', created_at: '2026-03-05T12:00:00.000Z' },
      ]);
    }
    expect([await api.qtyOf('SZEK-1'), await uses()]).toEqual([before.chairs, 0]);
    expect(await jobs('order-canceled')).toBe((before.emails ?? 0) + 1);
  });

  it('gives the parts of a bundle back, and the bundle itself was never taken', async () => {
    const { token } = await api.customer();
    const skus = ['ASZTAL-1', 'SZEK-2', 'ETKEZO'];
    const before = await Promise.all(skus.map((sku) => api.qtyOf(sku)));
    const number = await place(token, {
      products: [
        {
          sku: 'ETKEZO',
          qty: 1,
          product_option: {
            extension_attributes: {
              bundle_options: [{ option_id: 2, option_qty: 6, option_selections: ['3'] }],
            },
          },
        },
      ],
      info: { shipping_carrier_code: 'freight', shipping_method_code: 'kerbside' },
    });
    expect(await api.qtyOf('SZEK-2')).toBe((before[1] ?? 0) - 6);
    await cancel(token, number);
    expect(await Promise.all(skus.map((sku) => api.qtyOf(sku)))).toEqual(before);
  });

  it('is not to be had once it is on its way', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    await move(number, 'processing');
    await move(number, 'shipped');
    const { status, body } = await cancel(token, number);
    expect([status, body.meta.error]).toEqual([409, 'order-not-cancelable']);
    expect((await read(token, number)).body.result.status).toBe('shipped');
  });
});

describe('the shop', () => {
  it('moves an order on, step by step, and every step is kept', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    expect(await move(number, 'complete')).toEqual({
      isDone: false,
      text: 'an order that is pending cannot become complete',
    });
    for (const to of ['processing', 'shipped', 'complete'] as const) {
      expect((await move(number, to)).isDone).toBe(true);
    }
    expect((await move(number, 'canceled')).isDone).toBe(false);
    const history = (await read(token, number)).body.result.status_history;
    expect(history.map(({ status }: { status: string }) => status)).toEqual([
      'processing',
      'shipped',
      'complete',
    ]);
    expect((await move('ZG-0', 'shipped')).text).toBe('no such order');
  });

  it('lists and shows orders', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    await move(number, 'processing');
    const lines = await listOrders(api.context.sql, 'processing');
    expect(lines[0]).toContain(number);
    expect(lines.every((line) => line.includes('processing'))).toBe(true);
    const shown = (await showOrder(api.context.sql, number))?.join('\n') ?? '';
    for (const part of ['Kovács Anna', '1137 Budapest', '1 × SZEK-1', 'shipped, canceled']) {
      expect(shown).toContain(part);
    }
    expect(await showOrder(api.context.sql, 'ZG-0')).toBeUndefined();
  });

  it('shows what is to be packed, sent and invoiced', async () => {
    const cartId = await api.cartWith({ sku: 'ETKEZO', qty: 1 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=TIZ`);
    const body = orderBody(cartId, {
      products: [{ sku: 'ETKEZO', qty: 1 }],
      info: {
        shipping_carrier_code: 'freight',
        shipping_method_code: 'kerbside',
        payment_method_code: 'cashondelivery',
      },
    });
    const { billingAddress } = body['addressInformation'] as { billingAddress: object };
    Object.assign(billingAddress, { company: 'Minta Kft.', vat_id: '12345676-2-42' });
    const number = (await api.post('/api/order/create', body)).body.result.orderNumber;
    const shown = (await showOrder(api.context.sql, number))?.join('\n').replaceAll('\u00a0', ' ');
    for (const part of [
      'ship to:   Kovács Anna  1137 Budapest, Pozsonyi út 12. 3. em. 2.  +36 30 123 4567',
      'bill to:   Kovács Anna  Minta Kft.  12345676-2-42  1137 Budapest, Pozsonyi út 12.',
      'payment:   490 Ft',
      'in cash:   ',
      'coupon:    TIZ  −',
      '      1 × ASZTAL-1  ',
      '      4 × SZEK-1  Gyurka szék',
    ]) {
      expect(shown).toContain(part);
    }
  });

  it('writes to the buyer when the goods leave and when the order is off', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    const [row] = await api.context.sql<{ id: number }[]>`
      SELECT id FROM shop_order WHERE increment_id = ${number}`;
    const { writers } = emailPorts(api.context);
    const subject = { orderId: row?.id ?? 0 };
    const emails = await Promise.all([
      writers['order-shipped'](subject),
      writers['order-canceled'](subject),
    ]);
    for (const email of emails) {
      expect(email?.to).toBe('anna@example.hu');
      expect(email?.subject).toContain(number);
      expect(email?.text).toContain('Kedves Kovács Anna!');
      expect(email?.html).toContain(number);
    }
    expect(emails[0]?.text).toContain('/elallas');
  });
});
