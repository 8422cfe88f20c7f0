import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import {
  deliverDueEvents,
  maxAttempts,
  retrySeconds,
  type Attempt,
  type DueEvent,
} from './deliver-events.ts';

const event = (id: number, attempts = 1): DueEvent => ({
  id,
  order_id: 7,
  type: 'order.refund_granted',
  status: 'processing',
  amount: 4_990,
  created_at: new Date(0),
  attempts,
});

/** Runs one round over these events; `responses`: statuses, or errors in place of a response. */
async function round(events: readonly DueEvent[], responses: readonly (number | Error)[]) {
  const due = [...events];
  const recorded: [number, Attempt][] = [];
  const bodies: unknown[] = [];
  const logged: unknown[] = [];
  const left = [...responses];
  const count = await deliverDueEvents({
    store: {
      claim: async () => due.shift(),
      record: async ({ id }, attempt) => void recorded.push([id, attempt]),
      readOrder: async () => ({
        entity_id: 7,
        increment_id: 'ZG-1',
        status: 'complete',
        created_at: '',
        order_currency_code: 'HUF',
        grand_total: 9_990,
        items: [],
      }),
    },
    clock: { now: () => unsafeBrand<EpochMs>(1_000_000) },
    log: { error: (...line) => void logged.push(line) },
    fetch: async (_url, init) => {
      bodies.push([init?.redirect, JSON.parse(String(init?.body))]);
      const next = left.shift();
      if (typeof next !== 'number') throw next;
      return new Response(null, { status: next });
    },
    url: 'https://erp.example/',
    secret: Buffer.alloc(24),
  });
  return { count, recorded, bodies, logged };
}

it('[OE-1] an event has its order as it is now, its own status, and the amount of a refund', async () => {
  const { bodies } = await round([event(1)], [204]);
  expect(bodies).toEqual([
    [
      'manual',
      {
        type: 'order.refund_granted',
        timestamp: '1970-01-01T00:00:00.000Z',
        data: {
          order_number: 'ZG-1',
          status: 'processing',
          amount: 4_990,
          order: expect.objectContaining({ status: 'complete' }) as unknown,
        },
      },
    ],
  ]);
});

it('[OE-2] events are delivered in the order in which they are claimed', async () => {
  const { count, recorded } = await round([event(1), event(2)], [200, 299]);
  expect([count, recorded]).toEqual([
    2,
    [
      [1, { responseStatus: 200, isDelivered: true }],
      [2, { responseStatus: 299, isDelivered: true }],
    ],
  ]);
});

const lost = new TypeError('lost');
it.each([
  [300, 300, undefined],
  [500, 500, undefined],
  [lost, undefined, lost],
])('[OE-3] %s is a failure and ends the round', async (response, responseStatus, cause) => {
  const { count, recorded, logged } = await round([event(1), event(2)], [response]);
  expect([count, recorded]).toEqual([0, [[1, { responseStatus, isDelivered: false }]]]);
  expect(logged).toEqual([['webhook-failed', { orderEvent: 1, status: responseStatus, cause }]]);
});

it('[OE-4] an event is given up after ten attempts', async () => {
  const minute = 60;
  const hour = 60 * minute;
  expect([retrySeconds, maxAttempts]).toEqual([
    [15, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)],
    10,
  ]);
  const names = [];
  for (const attempts of [9, 10]) {
    const { logged } = await round([event(1, attempts)], [500]);
    names.push((logged[0] as readonly unknown[])[0]);
  }
  expect(names).toEqual(['webhook-failed', 'webhook-given-up']);
});
