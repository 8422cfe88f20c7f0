import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { orderBody, type OrderChanges } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { showOrder } from './order-command.ts';
import { takeStep, type OrderStep } from './order-step-command.ts';
import { trackOrder } from './track-order.ts';

const gls = {
  code: 'gls',
  name: 'GLS',
  trackingUrl: 'https://gls.example/?match={code}',
  trackingUrls: { de: 'https://gls.example/de/?match={code}' },
};
let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({}, { orders: { carriers: [gls] } });
});
afterAll(() => api.close());

async function place(paymentCode: string): Promise<{ number: string; access: string; id: number }> {
  const changes: OrderChanges = { info: { payment_method_code: paymentCode } };
  const { status, body } = await api.post('/api/order/create', orderBody('', changes));
  expect(status).toBe(200);
  const { orderNumber: number, access, orderId } = body.result;
  return { number, access, id: Number(orderId) };
}
const step = (number: string, name: OrderStep) =>
  takeStep(api.context.sql, number, name, api.clock.now());
const track = (orderNumber: string, carrierCode: string, code: string) =>
  trackOrder(
    api.context.sql,
    api.context.shop,
    { orderNumber, carrierCode, code },
    api.clock.now(),
  );
const open = async (access: string) =>
  (await api.post('/api/order/open', { access })).body.result as {
    status: string;
    status_history: { status: string }[];
    tracking?: unknown;
  };

describe('a step of the shop', () => {
  it('dispatches an order that is paid on receipt at once, through its packing', async () => {
    const { number, access } = await place('cashondelivery');
    expect(await step(number, 'dispatch')).toEqual({ isDone: true, text: 'shipped' });
    expect(await step(number, 'deliver')).toEqual({ isDone: true, text: 'complete' });
    const { status_history: history } = await open(access);
    expect(history.map(({ status }) => status)).toEqual(['processing', 'shipped', 'complete']);
  });

  it('dispatches an order that is paid by transfer only after its payment', async () => {
    const { number, access } = await place('banktransfer');
    expect(await step(number, 'dispatch')).toMatchObject({
      isDone: false,
      text: expect.stringContaining('not paid yet'),
    });
    expect((await open(access)).status).toBe('pending');
    expect((await step(number, 'pay')).isDone).toBe(true);
    expect((await step(number, 'dispatch')).isDone).toBe(true);
  });

  it('cancels, refuses what the order may not become, and names an unknown number', async () => {
    const { number } = await place('cashondelivery');
    expect(await step(number, 'deliver')).toEqual({
      isDone: false,
      text: 'an order that is pending cannot become complete',
    });
    expect((await step(number, 'cancel')).isDone).toBe(true);
    expect((await step('ZG-0', 'cancel')).text).toBe('no such order');
  });

  it('of an order that is paid online is left to its provider', async () => {
    const { number, id } = await place('cashondelivery');
    await api.context.sql`
      INSERT INTO order_payment (order_id, provider, reserved_until) VALUES (${id}, 'sandbox', now())`;
    for (const name of ['pay', 'dispatch'] as const) {
      expect((await step(number, name)).isDone).toBe(false);
    }
  });
});

describe('[CO-83] the number of a parcel', () => {
  it('is at the order, in the email and in an event, once', async () => {
    const { number, access, id } = await place('cashondelivery');
    expect(await track(number, 'gls', ' 1234 5678 ')).toBeUndefined();
    expect(await track(number, 'gls', '12345678')).toBeUndefined();
    const parcel = { carrier: 'GLS', code: '12345678', url: 'https://gls.example/?match=12345678' };
    expect((await open(access)).tracking).toEqual([parcel]);
    expect((await showOrder(api.context.sql, number))?.join('\n')).toContain(parcel.url);
    const email = await emailPorts(api.context).writers['order-shipped']({ orderId: id });
    expect(email?.text).toContain(`Csomag követése (GLS 12345678):\n${parcel.url}`);
    const events = await api.context.sql`
      SELECT FROM order_event WHERE order_id = ${id} AND type = 'order.tracking_added'`;
    expect(events).toHaveLength(1);
  });

  it.each([
    ['de', 'https://gls.example/de/?match=12345678'],
    ['it', gls.trackingUrl.replace('{code}', '12345678')],
  ])('of an order in the view "%s" is followed at %s', async (storeCode, url) => {
    const { number, access, id } = await place('cashondelivery');
    await api.context.sql`UPDATE shop_order SET store_code = ${storeCode} WHERE id = ${id}`;
    expect(await track(number, 'gls', '12345678')).toBeUndefined();
    expect((await open(access)).tracking).toMatchObject([{ url }]);
  });

  it.each([
    ['ups', '12345678', '"ups" is no carrier of shop.json (orders.carriers): gls'],
    ['gls', '12?x=1', 'the number of a parcel has 4 to 40 letters, digits and hyphens'],
  ])('of %s, %s is refused', async (carrier, code, reason) => {
    const { number } = await place('cashondelivery');
    expect(await track(number, carrier, code)).toBe(reason);
  });

  it('is refused at a canceled and at an unknown order', async () => {
    const { number } = await place('cashondelivery');
    await step(number, 'cancel');
    expect(await track(number, 'gls', '12345678')).toBe('the order is canceled');
    expect(await track('ZG-0', 'gls', '12345678')).toBe('no such order');
  });
});
