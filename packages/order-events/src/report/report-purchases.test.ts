import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import { reportDuePurchases, type ReportStore } from './report-purchases.ts';

type Event = NonNullable<Awaited<ReturnType<ReportStore['claim']>>>;

const event = (id: number, type: string, fields: Partial<Event> = {}): Event => ({
  id,
  order_id: 7,
  type,
  amount: null,
  granted: 0,
  created_at: new Date(0),
  ...fields,
});

/** Runs one round over these events; `response`: a status, or an error instead of one. */
async function round(
  events: readonly Event[],
  response: number | Error = 204,
  { nowMs = 0, currency = 'HUF' } = {},
) {
  const due = [...events];
  const sent: unknown[] = [];
  const settled: number[] = [];
  const logged: unknown[] = [];
  const count = await reportDuePurchases({
    store: {
      claim: async () => due.shift(),
      settle: async ({ id }) => void settled.push(id),
      readOrder: async () => ({
        entity_id: 7,
        increment_id: 'ZG-1',
        status: 'pending',
        created_at: '',
        order_currency_code: currency,
        customer_email: 'anna@example.hu',
        coupon_code: 'TAVASZ',
        shipping_incl_tax: 1_990,
        tax_amount: 1_061,
        grand_total: 4_990,
        items: [{ item_id: 1, sku: 'MUG-1', name: 'Mug', qty_ordered: 1, price_incl_tax: 3_000 }],
      }),
    },
    clock: { now: () => unsafeBrand<EpochMs>(nowMs) },
    log: { error: (...line) => void logged.push(line) },
    fetch: async (_url, init) => {
      if (typeof response !== 'number') throw response;
      sent.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: response });
    },
    account: { measurementId: 'G-TEST', apiSecret: 'hidden' },
  });
  return { count, sent, settled, logged };
}

const eventsOf = (sent: readonly unknown[]) =>
  sent.flatMap((body) => (body as { events: { name: string; params: object }[] }).events);

it('[OE-5] a placed order is a purchase with delivery, tax and coupon, and without a visitor', async () => {
  const { count, sent, settled } = await round([event(1, 'order.placed')]);
  expect([count, settled]).toEqual([1, [1]]);
  expect(eventsOf(sent)).toEqual([
    {
      name: 'purchase',
      params: {
        transaction_id: 'ZG-1',
        currency: 'HUF',
        value: 3_000,
        shipping: 1_990,
        tax: 1_061,
        coupon: 'TAVASZ',
        items: [{ item_id: 'MUG-1', item_name: 'Mug', price: 3_000, quantity: 1 }],
      },
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('anna');
});

it('[OE-6] refunds have their amount, a canceled order what was not refunded before', async () => {
  const { sent, settled } = await round([
    event(1, 'order.refund_granted', { amount: 1_000, granted: 1_000 }),
    event(2, 'order.canceled', { granted: 1_000 }),
    event(3, 'order.canceled', { granted: 3_000 }),
    event(4, 'order.shipped'),
    event(5, 'order.paid'),
  ]);
  const refund = { transaction_id: 'ZG-1', currency: 'HUF' };
  expect(eventsOf(sent)).toEqual([
    { name: 'refund', params: { ...refund, value: 1_000 } },
    { name: 'refund', params: { ...refund, value: 2_000 } },
  ]);
  expect(settled).toEqual([1, 2, 3, 4, 5]);
});

it('[OE-6] an order in a currency that the shop does not have is not reported', async () => {
  const { sent, settled } = await round([event(1, 'order.placed')], 204, { currency: 'XXX' });
  expect([sent, settled]).toEqual([[], [1]]);
});

it.each([
  [500, { status: 500 }],
  [new TypeError('https://google.example/?api_secret=hidden'), { code: 'TypeError' }],
])('[OE-7] %s ends the round, and the event stays', async (response, fields) => {
  const events = [event(1, 'order.placed'), event(2, 'order.placed')];
  const { count, settled, logged } = await round(events, response);
  expect([count, settled]).toEqual([0, []]);
  expect(logged).toEqual([['purchase-report-failed', { orderEvent: 1, ...fields }]]);
});

it.each([
  [72 * 3_600_000 - 1, 1, []],
  [72 * 3_600_000, 0, [['purchase-report-given-up', { orderEvent: 1 }]]],
])('[OE-7] an event that is %i milliseconds old', async (nowMs, count, lines) => {
  const result = await round([event(1, 'order.placed')], 204, { nowMs });
  expect([result.count, result.logged, result.settled]).toEqual([count, lines, [1]]);
});
