import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { moveOrder } from '../order/history/order-command.ts';
import { purchaseReports } from './event-tasks.ts';

const quarterMs = 15 * 60_000;
let api: SalesApi;
let sent: { url: string; event: { name: string; params: Record<string, unknown> } }[];
/** Status of the next response; absent: no response. */
let status: number | undefined;
let logged: unknown[];

beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`DELETE FROM order_event`;
  [sent, logged, status] = [[], [], 204];
});

function reports({ purchases = 'server', google = 'G-TEST', secret = 'a-secret-of-ga' } = {}) {
  const keep = (...line: unknown[]) => void logged.push(line);
  return purchaseReports({
    sql: api.context.sql,
    clock: api.clock,
    log: { ...api.context.log, error: keep, warn: keep },
    shop: { analytics: { google, metaPixel: '', purchases: purchases as 'server' | 'browser' } },
    config: {
      events: {
        url: undefined,
        secret: undefined,
        googleSecret: secret === '' ? undefined : secret,
      },
    },
    fetch: async (url, init) => {
      if (status === undefined) throw new TypeError(`failed: ${String(url)}`);
      if (status === 204) {
        const body = JSON.parse(String(init?.body)) as { events: (typeof sent)[0]['event'][] };
        for (const event of body.events) sent.push({ url: String(url), event });
      }
      return new Response(null, { status });
    },
  });
}

async function place(): Promise<string> {
  const { body } = await api.post('/api/order/create', orderBody(''));
  return body.result.orderNumber as string;
}
const eventNames = () =>
  sent.map(({ event }) => [event.name, event.params['transaction_id'], event.params['value']]);

it('[OE-5] reports a purchase once, with delivery and tax', async () => {
  const number = await place();
  const report = reports();
  expect([await report(), await report()]).toEqual([1, 0]);
  const [order] = await api.context.sql<{ shipping: number; tax: number; gross: number }[]>`
    SELECT shipping, tax, subtotal AS gross FROM shop_order WHERE increment_id = ${number}`;
  expect(sent).toEqual([
    {
      url: expect.stringContaining('measurement_id=G-TEST&api_secret=a-secret-of-ga') as string,
      event: {
        name: 'purchase',
        params: {
          transaction_id: number,
          currency: 'HUF',
          value: order?.gross,
          shipping: order?.shipping,
          tax: order?.tax,
          items: [expect.objectContaining({ item_id: 'SZEK-1' })],
        },
      },
    },
  ]);
});

it('[OE-6] reports granted refunds, and of a canceled order what was not refunded before', async () => {
  const number = await place();
  const { sql } = api.context;
  await sql`
    INSERT INTO order_payment (order_id, provider, reserved_until)
    SELECT id, 'sandbox', now() FROM shop_order WHERE increment_id = ${number}`;
  await sql`UPDATE order_payment SET state = 'paid', granted = 100`;
  await moveOrder(sql, number, 'processing', api.clock.now());
  await moveOrder(sql, number, 'canceled', api.clock.now());
  await reports()();
  const [purchase, , canceled] = eventNames();
  const value = purchase?.[2] as number;
  expect(eventNames()).toEqual([
    ['purchase', number, value],
    ['refund', number, 100],
    ['refund', number, value - 100],
  ]);
  expect(canceled?.[2]).toBeGreaterThan(0);
});

it.each([
  [500, { status: 500 }],
  [undefined, { code: 'TypeError' }],
])(
  '[OE-7] reports again a quarter of an hour after status %s, without the secret in the log',
  async (failure, fields) => {
    const numbers = [await place(), await place()];
    status = failure;
    const report = reports();
    expect(await report()).toBe(0);
    expect(logged).toEqual([
      ['purchase-report-failed', { orderEvent: expect.any(Number) as number, ...fields }],
    ]);
    status = 204;
    expect(await report()).toBe(1);
    expect(eventNames().map(([, number]) => number)).toEqual([numbers[1]]);
    await api.clock.advance(quarterMs);
    expect(await report()).toBe(1);
    expect(JSON.stringify(logged)).not.toContain('a-secret-of-ga');
  },
);

it('[OE-7] gives up after 72 hours', async () => {
  await place();
  await api.context
    .sql`UPDATE order_event SET created_at = ${new Date(api.clock.now() - 72 * 3_600_000)}`;
  const report = reports();
  expect([await report(), await report(), sent.length]).toEqual([0, 0, 0]);
  expect(logged).toEqual([
    ['purchase-report-given-up', { orderEvent: expect.any(Number) as number }],
  ]);
});

it.each([
  [{ purchases: 'browser' }, []],
  [{ google: 'GTM-TEST' }, []],
  [{ google: '' }, []],
  [
    { secret: '' },
    [
      [
        'purchase-reports-off',
        {
          advice:
            'Purchases are not reported: set GOOGLE_API_SECRET, unless a server of yours reports them.',
        },
      ],
    ],
  ],
])('[OE-8] reports nothing with %j, neither then nor later', async (settings, lines) => {
  await place();
  await reports(settings)();
  expect(logged).toEqual(lines);
  expect([await reports()(), sent]).toEqual([0, []]);
});
