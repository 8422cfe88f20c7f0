import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { moveOrder } from '../order/history/order-command.ts';
import { deliverDueEvents, maxAttempts, type WebhookPorts } from '@shop/order-events';
import { eventLines } from '@shop/shop-cli';
import { listEvents } from './event-command.ts';
import { deliveryStore, removeOldEvents, resendEvents } from './event-store.ts';
import { eventDelivery } from './event-tasks.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const secret = Buffer.alloc(32, 7);
let api: SalesApi;
let ports: WebhookPorts;
let received: Received[];
/** Statuses of the next responses; 204 afterwards. */
let statuses: number[];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const status = statuses.shift() ?? 204;
    if (status === 204) received.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
});

beforeAll(async () => {
  api = await createSalesApi();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const { sql, log } = api.context;
  const url = `http://127.0.0.1:${port}/events`;
  ports = { store: deliveryStore(sql), clock: api.clock, log, fetch, secret, url };
});
afterAll(async () => {
  receiver.close();
  await api.close();
});
beforeEach(async () => {
  await api.context.sql`DELETE FROM order_event`;
  received = [];
  statuses = [];
});

async function place(): Promise<string> {
  const { status, body } = await api.post('/api/order/create', orderBody(''));
  expect(status).toBe(200);
  return body.result.orderNumber as string;
}
const move = (number: string, to: 'processing' | 'shipped') =>
  moveOrder(api.context.sql, number, to, api.clock.now());
const eventOf = ({ body }: Received) =>
  JSON.parse(body) as {
    type: string;
    data: {
      order_number: string;
      status: string;
      amount?: number;
      order: { items: { sku: string }[] };
    };
  };
const listLines = async (sql: Sql, state?: string) => eventLines(await listEvents(sql, state));
const namesOf = () =>
  received.map((message) => {
    const { type, data } = eventOf(message);
    return `${data.order_number} ${type}`;
  });

describe('order events', () => {
  it('[OE-2] [OE-3] reach the receiver once and in order after two failures', async () => {
    const number = await place();
    await move(number, 'processing');
    await move(number, 'shipped');
    statuses = [500, 302];
    expect(await deliverDueEvents(ports)).toBe(0);
    expect(await deliverDueEvents(ports)).toBe(0);
    expect(statuses).toEqual([302]);
    await api.clock.advance(15_000);
    expect(await deliverDueEvents(ports)).toBe(0);
    expect(received).toEqual([]);
    await api.clock.advance(300_000);
    expect(await deliverDueEvents(ports)).toBe(3);
    expect(await deliverDueEvents(ports)).toBe(0);
    expect(namesOf()).toEqual([
      `${number} order.placed`,
      `${number} order.processing`,
      `${number} order.shipped`,
    ]);
    const [first] = received.map(eventOf);
    expect(first?.data).toMatchObject({ status: 'pending', order: { items: [{ sku: 'SZEK-1' }] } });
    const log = await listLines(api.context.sql);
    expect(log.at(-1)).toMatch(new RegExp(`delivered  order\\.placed  ${number}  500, 302, 204$`));
  });

  it('[OE-2] of another order do not wait for one that fails', async () => {
    const [refused, accepted] = [await place(), await place()];
    statuses = [500];
    await deliverDueEvents(ports);
    expect(await deliverDueEvents(ports)).toBe(1);
    expect(namesOf()).toEqual([`${accepted} order.placed`]);
    expect(await listLines(api.context.sql, 'due')).toEqual([
      expect.stringContaining(`${refused}  500`),
    ]);
  });

  it('without a response are logged with their id and the error', async () => {
    const number = await place();
    const refused = new TypeError('refused');
    const lines: unknown[] = [];
    const log = { ...api.context.log, error: (...line: unknown[]) => void lines.push(line) };
    await deliverDueEvents({ ...ports, log, fetch: () => Promise.reject(refused) });
    const [line = ''] = await listLines(api.context.sql, 'due');
    expect(line).toMatch(new RegExp(`${number}  no response$`));
    const [id] = line.split('  ');
    expect(lines).toEqual([
      ['webhook-failed', { orderEvent: Number(id), status: undefined, cause: refused }],
    ]);
  });

  it('[OE-1] are signed with the time of their delivery', async () => {
    await place();
    await deliverDueEvents(ports);
    const [message] = received;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = message?.headers ?? {};
    const signed = `${String(id)}.${String(timestamp)}.${message?.body}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64');
    expect(id).toMatch(/^evt_\d+$/);
    expect(Number(timestamp)).toBe(Math.floor(api.clock.now() / 1_000));
    expect(message?.headers['webhook-signature']).toBe(`v1,${signature}`);
  });

  it('are not written by a transaction that is rolled back', async () => {
    const number = await place();
    const failing = api.context.sql.begin(async (tx) => {
      await tx`UPDATE shop_order SET status = 'canceled' WHERE increment_id = ${number}`;
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await deliverDueEvents(ports);
    expect(namesOf()).toEqual([`${number} order.placed`]);
  });

  it('[OE-1] tell of a payment and of a granted refund', async () => {
    const number = await place();
    const { sql } = api.context;
    await sql`
      INSERT INTO order_payment (order_id, provider, reserved_until)
      SELECT id, 'sandbox', now() FROM shop_order WHERE increment_id = ${number}`;
    await sql`UPDATE order_payment SET state = 'paid'`;
    await sql`UPDATE order_payment SET state = 'paid', granted = 100`;
    await deliverDueEvents(ports);
    expect(namesOf()).toEqual([
      `${number} order.placed`,
      `${number} order.paid`,
      `${number} order.refund_granted`,
    ]);
    expect(received.map((message) => eventOf(message).data.amount)).toEqual([
      undefined,
      undefined,
      100,
    ]);
  });

  it('[OE-4] are given up after ten attempts until they are sent again, with the same id', async () => {
    await place();
    statuses = Array.from({ length: maxAttempts }, () => 503);
    for (let attempt = 0; attempt < maxAttempts + 1; attempt += 1) {
      await deliverDueEvents(ports);
      await api.clock.advance(86_400_000);
    }
    expect([maxAttempts, statuses, received]).toEqual([10, [], []]);
    const [line = ''] = await listLines(api.context.sql, 'failed');
    const [id = ''] = line.split('  ');
    expect(await resendEvents(api.context.sql, { ids: [id] })).toBe(1);
    await deliverDueEvents(ports);
    expect(await resendEvents(api.context.sql, { since: new Date(0) })).toBe(1);
    await deliverDueEvents(ports);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `evt_${id}`,
      `evt_${id}`,
    ]);
  });

  it('[OA-11] are sent again from a minute before the moment: they were being stored at the moment', async () => {
    await place();
    const { sql } = api.context;
    const [event] = await sql<{ created_at: Date }[]>`
      SELECT created_at FROM order_event ORDER BY id DESC LIMIT 1`;
    const createdMs = event?.created_at.getTime() ?? 0;
    expect(await resendEvents(sql, { since: new Date(createdMs + 61_000) })).toBe(0);
    expect(await resendEvents(sql, { since: new Date(createdMs + 59_000) })).toBe(1);
  });

  it('are deleted after 30 days, with their log', async () => {
    await place();
    await deliverDueEvents(ports);
    const dayMs = 86_400_000;
    await removeOldEvents(api.context.sql, Date.now() + 29 * dayMs);
    expect(await listLines(api.context.sql)).toHaveLength(1);
    await removeOldEvents(api.context.sql, Date.now() + 31 * dayMs);
    expect(await listLines(api.context.sql)).toEqual([]);
  });

  it.each([
    [{ url: 'https://erp.example/', secret: undefined }, ['WEBHOOK_SECRET']],
    [{ url: undefined, secret }, ['WEBHOOK_URL']],
    [{ url: undefined, secret: undefined }, []],
  ])(
    '[OE-9] are off without both settings, with one line in the log',
    async (settings, missing) => {
      await place();
      const lines: unknown[] = [];
      const log = { ...api.context.log, warn: (...line: unknown[]) => void lines.push(line) };
      const deliver = eventDelivery({
        ...api.context,
        log,
        config: { events: { ...settings, googleSecret: undefined } },
        fetch: () => Promise.reject(new Error('Nothing is sent.')),
      });
      await deliver();
      expect(lines).toEqual(
        missing.map((name) => [
          'webhooks-off',
          { advice: `Order events are not sent: set ${name}.` },
        ]),
      );
      expect(await listLines(api.context.sql, 'due')).toHaveLength(1);
    },
  );
});
