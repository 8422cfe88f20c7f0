import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err } from '@shop/kernel';
import {
  maxLineBytes,
  maxLines,
  operatorBase,
  operatorCallList,
  operatorCalls,
  scopes,
  type OperatorCallId,
  type OperatorInput,
  type Scope,
} from '@shop/operator-api';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../http/create-api.ts';
import { createProcessLimits } from '../../../http/limits/process-limits.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { orderBody, type OrderChanges } from '../../../test/order-body.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../../test/sales-api.ts';
import { exportedOrders } from '../../order/export/exported-orders.ts';
import { removeOldCalls } from './call-log.ts';
import { createKey, findKey, revokeKey } from './operator-keys.ts';
import { operatorRoutes } from './operator-routes.ts';

const buyerEmail = 'anna@example.hu';
const logged: string[] = [];
let api: SalesApi;
let operator: Hono<ApiEnv>;
let contentDir: string;
let allKey: string;
let keyCount = 0;
let sampleCount = 0;

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'operator-content-'));
  await cp(join(import.meta.dirname, '../../../test/sales-content'), contentDir, {
    recursive: true,
  });
  const file = join(contentDir, 'commerce', 'payment-methods.json');
  const methods = JSON.parse(await readFile(file, 'utf8')) as object[];
  const online = { code: 'card', title: 'Bankkártya', online: 'barion' };
  await writeFile(file, JSON.stringify([...methods, online]));
  const carrier = { code: 'gls', name: 'GLS', trackingUrl: 'https://gls.example/{code}' };
  api = await createSalesApi({ contentDir }, { orders: { carriers: [carrier] } });
  const note = (event: string, fields?: object) =>
    void logged.push(JSON.stringify([event, fields]));
  const log = { info: note, warn: note, error: note };
  operator = createApi({ ...api.context, log }, [operatorRoutes]);
  allKey = await keyWith(...scopes);
});

afterAll(async () => {
  await api.close();
  await rm(contentDir, { recursive: true });
});

async function keyWith(...keyScopes: readonly Scope[]): Promise<string> {
  const text = await createKey(api.context.sql, `key-${++keyCount}`, keyScopes, api.clock.now());
  return text ?? '';
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
  readonly body: any;
}

async function send(
  method: string,
  path: string,
  { key = allKey, body, type = 'application/json', headers = {}, app = operator }: SendOptions = {},
): Promise<Answer> {
  const response = await app.request(`http://localhost${operatorBase}${path}`, {
    method,
    headers: {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

interface SendOptions {
  readonly key?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly app?: Hono<ApiEnv>;
}

function sendInput<Id extends OperatorCallId>(id: Id, input: OperatorInput<Id>, key = allKey) {
  const { method, path, lines } = operatorCalls[id] as (typeof operatorCallList)[number][1];
  const { params = {}, query = {}, body, text, idempotencyKey } = input;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return send(method, `${filled}${search === '' ? '' : `?${search}`}`, {
    key,
    ...(text === undefined ? {} : { body: text, type: lines ?? '' }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
  });
}

async function place(paymentCode = 'cashondelivery', changes: OrderChanges = {}): Promise<string> {
  const info = { payment_method_code: paymentCode };
  const { body } = await api.post('/api/order/create', orderBody('', { info, ...changes }));
  expect(body.code).toBe(200);
  return body.result.orderNumber;
}

async function placePaid(): Promise<string> {
  const number = await place('card');
  const { body } = await api.post('/api/payment/start', { orderNumber: number });
  const { pathname } = new URL(body.result.redirect_url);
  await api.app.request(`http://localhost${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay', plan: 'lost' }),
  });
  await api.post('/api/payment/check', { orderNumber: number });
  return number;
}

type RefundFault = 'unreachable' | 'unanswered' | 'rejected' | 'thrown';

/** The operator API with a provider that fails in refunds. */
function faultyOperator(fault: RefundFault): Hono<ApiEnv> {
  const { payments } = api.context;
  return createApi(
    {
      ...api.context,
      payments: {
        ...payments,
        get(code) {
          const provider = payments.get(code);
          if (provider === undefined) return undefined;
          const refund: typeof provider.refund = async (names, request) => {
            if (fault === 'thrown') throw new Error('no JSON');
            if (fault === 'rejected') return err({ kind: 'rejected', code: 'TooLate' });
            if (fault === 'unanswered') await provider.refund(names, request);
            return err({ kind: 'unreachable' });
          };
          return { ...provider, refund };
        },
      },
    },
    [operatorRoutes],
  );
}

/** Returns the amount that the provider has refunded of an order. */
async function refundedOf(number: string): Promise<number> {
  const { body } = await send('GET', `/orders/${number}/payment`);
  return body.result.attempts[0].refunded ?? 0;
}

async function waitingReview(): Promise<string> {
  const [row] = await api.context.sql<{ id: number }[]>`
    INSERT INTO review_submission (product_id, title, detail, nickname, rating, state, created_at)
    VALUES (1, 'Jó', 'Kényelmes.', 'Anna', 5, 'pending', now()) RETURNING id`;
  return String(row?.id);
}

/** A hidden catalog document that no test sells. */
const document = (id: number, fields: object = {}) =>
  JSON.stringify({
    _type: 'product',
    _id: String(id),
    _source: {
      id,
      sku: `OP-${id}`,
      name: 'Gép',
      type_id: 'simple',
      price: 1_000,
      tax_class_id: 2,
      status: 1,
      visibility: 4,
      url_path: `gep-${id}`,
      stock: { qty: 3, is_in_stock: true, manage_stock: true },
      ...fields,
    },
  });

/** One allowed request of each call. */
const samples: {
  readonly [Id in OperatorCallId]: () => Promise<OperatorInput<Id>> | OperatorInput<Id>;
} = {
  listOrders: () => ({ query: { limit: '2', sort: 'newest' } }),
  readOrder: async () => ({ params: { number: await place() } }),
  stepOrder: async () => ({
    params: { number: await place() },
    body: { step: 'dispatch', carrier: 'gls', code: 'GLS 12345' },
    idempotencyKey: `sample-${++sampleCount}`,
  }),
  addParcel: async () => ({
    params: { number: await place() },
    body: { carrier: 'gls', code: 'GLS99999' },
  }),
  refundOrder: async () => ({
    params: { number: await placePaid() },
    body: { amount: 1_000 },
    idempotencyKey: `sample-${++sampleCount}`,
  }),
  readPayment: async () => ({ params: { number: await placePaid() } }),
  settlePayment: async () => ({ params: { number: await placePaid() } }),
  makeInvoice: async () => ({ params: { number: await placePaid() } }),
  setStock: () => ({ body: { lines: [{ sku: 'SZEK-2', qty: 40 }] } }),
  setPrices: () => ({ body: { lines: [{ sku: 'PARNA-1', price: 5_000 }] } }),
  importDocuments: () => ({ text: document(901) }),
  changeProduct: async () => {
    await sendInput('importDocuments', { text: document(902) });
    return { params: { sku: 'OP-902' }, body: { action: 'disable' } };
  },
  listRedirects: () => ({}),
  addRedirect: async () => {
    await sendInput('importDocuments', { text: document(903) });
    return { body: { path: `/regi/szek-${++sampleCount}/`, type: 'product', id: '903' } };
  },
  removeRedirect: async () => {
    const redirect = await samples.addRedirect();
    await sendInput('addRedirect', redirect);
    return { body: { path: redirect.body?.path ?? '' } };
  },
  invalidatePages: () => ({ body: { tags: ['home', 'P1'] } }),
  listReviews: async () => {
    await waitingReview();
    return {};
  },
  decideReview: async () => ({
    params: { id: await waitingReview() },
    body: { decision: 'approve' },
  }),
  listCoupons: () => ({ query: { ended: 'yes' } }),
  addCoupon: () => ({
    body: { code: `GEP${++sampleCount}`, type: 'percent', value: 10, to: '2030-01-01' },
  }),
  endCoupon: async () => {
    const code = `GEP${++sampleCount}`;
    await sendInput('addCoupon', { body: { code, type: 'free_shipping' } });
    return { params: { code } };
  },
  exportCustomer: async () => ({ body: { email: (await api.customer()).email } }),
  eraseCustomer: async () => ({ body: { email: (await api.customer()).email } }),
  readLog: () => ({ query: { limit: '3' } }),
  listEvents: async () => {
    await place();
    return { query: { state: 'due' } };
  },
  resendEvents: async () => {
    await place();
    return { body: { since: '2020-01-01T00:00:00Z' } };
  },
  listSearches: () => ({ query: { since: '2026-11-01' } }),
  listSubscribers: () => ({ query: { limit: '2' } }),
  findCustomers: async () => ({ body: { text: (await api.customer()).email } }),
};

describe.each(operatorCallList)('%s', (id, call) => {
  it('is refused without a key, with another key, and without its scope', async () => {
    const path = call.path.replaceAll(/:\w+/g, 'x');
    for (const key of ['', 'shop_000000000000_x', `${allKey.slice(0, -1)}_`]) {
      const { status, headers, body } = await send(call.method, path, { key });
      expect([status, body.meta.error]).toEqual([401, 'key-invalid']);
      expect(headers.get('www-authenticate')).toContain('Bearer');
    }
    const weak = await keyWith(...scopes.filter((scope) => scope !== call.scope));
    const { status, body } = await send(call.method, path, { key: weak });
    expect([status, body.meta.error]).toEqual([403, 'scope-missing']);
    expect(body.result).toContain(call.scope);
  });

  it('does its work with its scope alone, and is in the log with nothing personal', async () => {
    const sample = samples[id] as () => Promise<OperatorInput<OperatorCallId>>;
    const input = await sample();
    const { status, body } = await sendInput(id, input, await keyWith(call.scope));
    expect(body).toMatchObject({ code: 200 });
    expect(status).toBe(200);
    expect(v.safeParse(call.answer, body.result).issues).toBeUndefined();
    const [row] = await api.context.sql<{ key_name: string; call: string; status: number }[]>`
      SELECT key_name, call, status FROM operator_call WHERE key_name = ${`key-${keyCount}`}`;
    expect(row).toEqual({ key_name: `key-${keyCount}`, call: id, status: 200 });
  });

  it('refuses a wrong request with a status, a code and a field, and never with 500', async () => {
    const path = call.path.replaceAll(/:\w+/g, 'x');
    const unknown = await send(call.method, `${path}?colour=red`);
    expect([unknown.status, unknown.body.meta.error]).toEqual([400, 'invalid-request']);
    expect(unknown.body.meta.fields).toHaveLength(1);
    if (call.body === undefined && call.lines === undefined) return;
    const valid = await (samples[id] as () => Promise<OperatorInput<OperatorCallId>>)();
    const params = valid.params ?? {};
    const goodPath = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const post = (body: string, type?: string) =>
      send('POST', goodPath, type === undefined ? { body } : { body, type });
    expect((await post('<a/>', 'text/xml')).status).toBe(415);
    if (call.body === undefined) return;
    for (const body of ['{', '[]', 'null', '7', '{"__proto__":{}}', '{}', '{"lines":"x"}']) {
      const { status, body: answer } = await post(body);
      expect([body, status, answer.meta.error]).toEqual([body, 400, 'invalid-request']);
    }
    const wrong = await post('{}');
    expect(wrong.body.meta.fields[0].path).toMatch(/\w/);
  });
});

/** Calls in which each line is a separate change. */
const lineCalls = new Set<string>(['setStock', 'setPrices', 'importDocuments']);
const changingCalls = operatorCallList.filter(
  ([id, { method }]) => method === 'POST' && !['exportCustomer', 'findCustomers'].includes(id),
);

/** Runs `work` while updates of the log fail: all, or those with a status. */
async function withFailingLog<T>(condition: string, work: () => Promise<T>): Promise<T> {
  const { sql } = api.context;
  await sql.unsafe(`
    CREATE FUNCTION fail_log() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room for the log'; END $$;
    CREATE TRIGGER fail_log BEFORE UPDATE ON operator_call
      FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION fail_log()`);
  try {
    return await work();
  } finally {
    await sql.unsafe('DROP FUNCTION fail_log CASCADE');
  }
}

/** Returns a hash of each table except the log. */
async function tableHashes(): Promise<Readonly<Record<string, string>>> {
  const { sql } = api.context;
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('operator_call', 'operator_key')`;
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ hash: string }[]>`
      SELECT md5(string_agg(item::text, ',' ORDER BY item::text)) AS hash FROM ${sql(name)} AS item`;
    hashes[name] = row?.hash ?? '';
  }
  return hashes;
}

/** Returns the statuses in the log of the newest key. */
async function loggedStatuses(): Promise<readonly (number | null)[]> {
  const rows = await api.context.sql<{ status: number | null }[]>`
    SELECT status FROM operator_call WHERE key_name = ${`key-${keyCount}`} ORDER BY id`;
  return rows.map(({ status }) => status);
}

describe('[OA-5] the log', () => {
  it.each(changingCalls.filter(([id]) => !lineCalls.has(id)).map(([id]) => [id]))(
    'has the outcome of %s in the transaction of its change: without it nothing changes',
    async (id) => {
      const input = await (samples[id] as () => Promise<OperatorInput<OperatorCallId>>)();
      const key = await keyWith(operatorCalls[id].scope);
      const tables = await tableHashes();
      const { status } = await withFailingLog('NEW.status = 200', () => sendInput(id, input, key));
      expect(status).toBe(500);
      expect(await tableHashes()).toEqual(tables);
      expect(await loggedStatuses()).toEqual([500]);
      expect((await sendInput(id, input, key)).status).toBe(200);
      expect(await loggedStatuses()).toEqual([500, 200]);
    },
  );

  it('has a call without a status, which changed nothing, after its process ended', async () => {
    const input = await samples.addCoupon();
    const key = await keyWith('coupons:write');
    const { status } = await withFailingLog('true', () => sendInput('addCoupon', input, key));
    expect(status).toBe(500);
    expect(await loggedStatuses()).toEqual([null]);
    expect((await sendInput('addCoupon', input, key)).status).toBe(200);
  });

  it('has calls that were refused, and lines that failed, with their status', async () => {
    const key = await keyWith('coupons:write', 'stock:write');
    const coupon = await samples.addCoupon();
    await sendInput('addCoupon', coupon, key);
    await sendInput('addCoupon', coupon, key);
    await sendInput('endCoupon', { params: { code: 'NINCS' } }, key);
    await sendInput('listCoupons', {}, key);
    const { sql } = api.context;
    await sql`ALTER TABLE stock ADD CONSTRAINT small CHECK (qty < 5000) NOT VALID`;
    await sendInput('setStock', { body: { lines: [{ sku: 'SZEK-1', qty: 6_000 }] } }, key);
    await sql`ALTER TABLE stock DROP CONSTRAINT small`;
    expect(await loggedStatuses()).toEqual([200, 409, 400, 403, 500]);
  });
});

it('has the calls that happen once in the table and in its handlers', () => {
  const ids = operatorCallList.filter(([, call]) => call.once !== undefined).map(([id]) => id);
  expect(ids).toEqual(['stepOrder', 'addParcel', 'refundOrder']);
});

describe('the listener', () => {
  it('refuses another method, an unknown path, and too much', async () => {
    const method = await send('DELETE', '/orders');
    expect([method.status, method.body.meta.error]).toEqual([405, 'method-not-allowed']);
    expect((await send('GET', '/nothing')).status).toBe(404);
    const large = await send('POST', '/invalidations', { body: `"${'x'.repeat(70_000)}"` });
    expect([large.status, large.body.meta.error]).toEqual([413, 'body-too-large']);
    const larger = new Uint8Array(maxLineBytes + 1).fill(32);
    expect((await send('POST', '/stock', { body: larger, type: 'text/csv' })).status).toBe(413);
    const many = '\n'.repeat(maxLines + 1);
    const lines = await send('POST', '/products', { body: many, type: 'application/x-ndjson' });
    expect([lines.status, lines.body.meta.error]).toEqual([413, 'too-many-lines']);
  });

  it('describes itself without a key', async () => {
    const document = await send('GET', '/openapi.json', { key: '' });
    expect(document.body.info.title).toBe('Operator API');
    const page = await operator.request(`${operatorBase}/docs`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('/admin/api/openapi.json');
  });

  it('is not on the listener of the shop', async () => {
    const response = await api.get(`${operatorBase}/orders`, { authorization: `Bearer ${allKey}` });
    expect(response.status).toBe(404);
  });

  it('limits the calls of a key, and the calls of a client without one', async () => {
    const { context, clock } = api;
    const limits = createProcessLimits(clock, { rateLimitScale: 1, workers: 1 });
    const app = createApi({ ...context, limits }, [operatorRoutes]);
    const key = await keyWith('orders:read');
    const statuses = async (count: number, ownKey: string) => {
      const all: number[] = [];
      for (let call = 0; call < count; call++)
        all.push((await send('GET', '/orders/x', { key: ownKey, app })).status);
      return all;
    };
    const refused = await statuses(31, 'nothing');
    expect(refused.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(refused.at(-1)).toBe(429);
    // Other clients at the same address do not lock the owner of a key out.
    const owned = await statuses(601, key);
    expect(owned.slice(0, 600).every((status) => status === 404)).toBe(true);
    expect(owned.at(-1)).toBe(429);
  });
});

describe('a key', () => {
  it('is stored as its hash, found by the whole text only, and revoked at once', async () => {
    const { sql } = api.context;
    const text = await keyWith('stock:write');
    const name = `key-${keyCount}`;
    expect(text).toMatch(/^shop_[a-f\d]{12}_[\w-]{43}$/);
    const [row] = await sql<{ all: string }[]>`
      SELECT row_to_json(operator_key)::text AS all FROM operator_key WHERE name = ${name}`;
    expect(row?.all).not.toContain(text.slice(18));
    expect(await findKey(sql, `Bearer ${text}`)).toMatchObject({ name, scopes: ['stock:write'] });
    expect(await findKey(sql, text)).toBeUndefined();
    expect(await createKey(sql, name, [], 0)).toBeUndefined();
    expect(await revokeKey(sql, name, api.clock.now())).toBe(true);
    expect(await revokeKey(sql, name, api.clock.now())).toBe(false);
    expect((await send('POST', '/stock', { key: text, body: '{}' })).status).toBe(401);
  });

  it('is in no log, and neither is what a call brought', async () => {
    await send('POST', '/customers/export', { body: JSON.stringify({ email: buyerEmail }) });
    await send('POST', '/customers/export', { body: '{"email":7}' });
    await send('GET', `/orders/${buyerEmail}`);
    const text = logged.join('\n');
    expect(text).toContain('/admin/api/customers/export');
    expect(text).not.toContain(allKey.slice(18));
    expect(text).not.toContain(buyerEmail);
    const rows = await api.context.sql`SELECT row_to_json(operator_call)::text FROM operator_call`;
    expect(JSON.stringify(rows)).not.toMatch(/@|shop_/);
  });
});

describe('orders', () => {
  it('are read page by page without repeats while orders come in', async () => {
    const first = await Promise.all([place(), place(), place()]);
    for (const sort of ['oldest', 'newest']) {
      const read: string[] = [];
      let after: string | null = null;
      do {
        const cursor: string = after === null ? '' : `&after=${after}`;
        const { body } = await send('GET', `/orders?limit=2&sort=${sort}${cursor}`);
        read.push(
          ...body.result.items.map((order: { increment_id: string }) => order.increment_id),
        );
        after = body.result.next;
        if (read.length < 6) await place();
      } while (after !== null);
      expect(new Set(read).size).toBe(read.length);
      expect(read).toEqual(expect.arrayContaining(first));
    }
  });

  it('are not passed over when one is stored after another that was begun later', async () => {
    const { sql } = api.context;
    const before = await place();
    const [row] = await sql<{ id: number }[]>`
      SELECT id FROM shop_order WHERE increment_id = ${before}`;
    const after = row?.id ?? 0;
    await sql.unsafe(`
      CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NULL; END $$;
      CREATE TRIGGER wait_at_gate AFTER INSERT ON shop_order
        FOR EACH ROW WHEN (NEW.id = ${after + 1}) EXECUTE FUNCTION wait_at_gate()`);
    const list = async (query: string) => {
      const { body } = await send('GET', `/orders?${query}`);
      return body.result.items.map((order: { increment_id: string }) => order.increment_id);
    };
    let late: Promise<string> | undefined;
    let second = '';
    const exported: string[] = [];
    await sql.begin(async (gate) => {
      await gate`SELECT pg_advisory_xact_lock(77)`;
      late = place();
      await vi.waitUntil(
        async () =>
          (await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`).length > 0,
      );
      const chair = { sku: 'SZEK-2', qty: 1, price_incl_tax: 15_000 };
      second = await place('cashondelivery', { products: [chair] });
      expect(await list(`after=${after}`)).toEqual([]);
      expect(await list('sort=newest&limit=1')).toEqual([second]);
      for await (const order of exportedOrders(sql, undefined, api.clock.now())) {
        exported.push(order.increment_id);
      }
    });
    expect(exported.at(-1)).toBe(before);
    const first = await late;
    expect(await list(`after=${after}`)).toEqual([first, second]);
    await sql.unsafe('DROP FUNCTION wait_at_gate CASCADE');
  });

  it('[OA-11] since a moment are those from a minute before it', async () => {
    const number = await place();
    const count = async (ms: number) => {
      const since = encodeURIComponent(new Date(api.clock.now() + ms).toISOString());
      const { body } = await send('GET', `/orders?since=${since}&limit=100`);
      return body.result.items.filter(
        (order: { increment_id: string }) => order.increment_id === number,
      ).length;
    };
    await api.context.sql`DELETE FROM order_event`;
    expect([await count(59_000), await count(61_000)]).toEqual([1, 0]);
  });

  it('take a step once for a key, and refuse the key for another request', async () => {
    const number = await place();
    const path = `/orders/${number}/steps`;
    const headers = { 'idempotency-key': `once-${number}` };
    const dispatch = { body: '{"step":"dispatch"}', headers };
    expect((await send('POST', path, dispatch)).body.result.status).toBe('shipped');
    const again = await send('POST', path, dispatch);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.result.status).toBe('shipped');
    const other = await send('POST', path, { body: '{"step":"deliver"}', headers });
    expect([other.status, other.body.meta.error]).toEqual([422, 'idempotency-mismatch']);
    const refused = await send('POST', path, { body: '{"step":"pay"}' });
    expect([refused.status, refused.body.meta.error]).toEqual([409, 'step-refused']);
    const unknown = await send('POST', '/orders/ZG-0/steps', { body: '{"step":"pay"}' });
    expect([unknown.status, unknown.body.meta.error]).toEqual([404, 'order-unknown']);
  });

  it('are not dispatched with a parcel that is refused', async () => {
    const number = await place();
    const body = '{"step":"dispatch","carrier":"none","code":"12345"}';
    const answer = await send('POST', `/orders/${number}/steps`, { body });
    expect([answer.status, answer.body.meta.error]).toEqual([400, 'parcel-refused']);
    expect((await send('GET', `/orders/${number}`)).body.result.status).toBe('pending');
  });

  it('are refunded once for a key, and never more than was paid', async () => {
    const number = await placePaid();
    const path = `/orders/${number}/refunds`;
    const body = '{"amount":1000}';
    expect((await send('POST', path, { body })).body.meta.error).toBe('key-required');
    const headers = { 'idempotency-key': `refund-${number}` };
    for (const _ of [1, 2]) {
      expect((await send('POST', path, { body, headers })).status).toBe(200);
    }
    const [row] = await api.context.sql<{ granted: number }[]>`
      SELECT granted FROM order_payment JOIN shop_order ON shop_order.id = order_payment.order_id
      WHERE increment_id = ${number}`;
    expect(row?.granted).toBe(1_000);
    const over = await send('POST', path, {
      body: '{"amount":999999}',
      headers: { 'idempotency-key': `over-${number}` },
    });
    expect([over.status, over.body.meta.error]).toEqual([409, 'refund-refused']);
  });

  it('[OA-19] are refunded once for a name, with other keys and after a key is forgotten', async () => {
    const number = await placePaid();
    const refund = async (key: string, body: object) => {
      const headers = { 'idempotency-key': `${key}-${number}` };
      const text = JSON.stringify(body);
      return send('POST', `/orders/${number}/refunds`, { body: text, headers });
    };
    const named = { amount: 1_000, name: 'RMA-1' };
    expect((await refund('a', named)).body.result).toMatchObject({ repeated: false });
    expect((await refund('b', named)).body.result).toMatchObject({ repeated: true });
    expect((await refund('c', { amount: 500 })).body.result).toMatchObject({ repeated: false });
    await api.context.sql`DELETE FROM idempotency_key WHERE key = ${`c-${number}`}`;
    expect((await refund('c', { amount: 500 })).body.result).toMatchObject({ repeated: true });
    const other = await refund('d', { amount: 700, name: 'RMA-1' });
    expect([other.status, other.body.meta.error]).toEqual([409, 'refund-refused']);
    expect(await refundedOf(number)).toBe(1_500);
  });

  it('[OA-19] are not refunded again for a refund from before refunds had names', async () => {
    const number = await placePaid();
    const refund = async (key: string, body: object) => {
      const headers = { 'idempotency-key': `${key}-${number}` };
      const text = JSON.stringify(body);
      const { status } = await send('POST', `/orders/${number}/refunds`, { body: text, headers });
      return status;
    };
    expect(await refund('before', { amount: 1_000 })).toBe(200);
    await api.context.sql`
      UPDATE order_payment SET refunds = '{}' FROM shop_order
      WHERE shop_order.id = order_payment.order_id AND increment_id = ${number}`;
    expect(await refund('key', { amount: 1_000 })).toBe(409);
    expect(await refund('command', { amount: 1_000, name: '1000' })).toBe(409);
    expect(await refundedOf(number)).toBe(1_000);
    expect(await refund('named', { amount: 1_000, name: 'RMA-9' })).toBe(200);
    expect(await refundedOf(number)).toBe(2_000);
  });

  it('[OA-19] are refunded once where two presses of a name meet', async () => {
    const number = await placePaid();
    const body = '{"amount":1000,"name":"RMA-1"}';
    const answers = await Promise.all(
      ['a', 'b'].map((key) =>
        send('POST', `/orders/${number}/refunds`, {
          body,
          headers: { 'idempotency-key': `twin-${key}-${number}` },
        }),
      ),
    );
    expect(answers.map(({ body: { result } }) => result.repeated).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(await refundedOf(number)).toBe(1_000);
  });

  it('[OA-12] have their payment shown and settled, or are refused by what they lack', async () => {
    const number = await placePaid();
    const { body } = await send('GET', `/orders/${number}/payment`);
    expect(body.result).toMatchObject({ number, state: 'paid', currency: 'HUF' });
    const { total } = body.result;
    expect(body.result.attempts).toMatchObject([
      { provider: 'barion', status: 'captured', captured: total },
    ]);
    await api.context.sql`
      UPDATE order_payment SET granted = 1000 FROM shop_order
      WHERE shop_order.id = order_payment.order_id AND increment_id = ${number}`;
    const settled = await send('POST', `/orders/${number}/payment`);
    expect(settled.body.result.attempts).toMatchObject([
      { status: 'partly-refunded', captured: total, refunded: 1_000 },
    ]);
    const onDelivery = await place();
    const none = await send('POST', `/orders/${onDelivery}/payment`);
    expect([none.status, none.body.meta.error]).toEqual([404, 'payment-unknown']);
    const unknown = await send('GET', '/orders/ZG-0/payment');
    expect([unknown.status, unknown.body.meta.error]).toEqual([404, 'order-unknown']);
  });

  it.each([
    // The provider did nothing, did it and its response was lost, refused, or threw.
    ['unreachable', 503, 'payment-unavailable'],
    ['rejected', 400, 'payment-refused'],
    ['thrown', 503, 'payment-unavailable'],
  ] as const)(
    '[OA-12] keep a refund that the provider has %s, which asking again refunds once',
    async (fault, status, code) => {
      const number = await placePaid();
      const key = await keyWith('refunds:write', 'payments:write');
      const failing = faultyOperator(fault);
      const path = `/orders/${number}/refunds`;
      const headers = { 'idempotency-key': `fault-${fault}-${number}` };
      const refund = { key, body: '{"amount":1000}', headers };
      const failed = await send('POST', path, { ...refund, app: failing });
      expect([failed.status, failed.body.meta.error]).toEqual([status, code]);
      expect(failed.body.result).toContain('stays due');
      const settlement = await send('POST', `/orders/${number}/payment`, { key, app: failing });
      expect([settlement.status, settlement.body.meta.error]).toEqual([status, code]);
      expect(await loggedStatuses()).toEqual([status, status]);
      expect(await refundedOf(number)).toBe(0);
      expect((await send('POST', path, refund)).status).toBe(200);
      expect((await send('POST', `/orders/${number}/payment`, { key })).status).toBe(200);
      expect(await refundedOf(number)).toBe(1_000);
    },
  );

  it('[OA-12] are refunded once where the answer of the provider was lost', async () => {
    const number = await placePaid();
    const refund = {
      body: '{"amount":1000}',
      headers: { 'idempotency-key': `lost-${number}` },
      app: faultyOperator('unanswered'),
    };
    expect((await send('POST', `/orders/${number}/refunds`, refund)).status).toBe(200);
    expect(await refundedOf(number)).toBe(1_000);
  });

  it('are invoiced, and not before there is something to invoice', async () => {
    const number = await placePaid();
    const { body } = await send('POST', `/orders/${number}/invoices`);
    expect(body.result.invoices).toEqual([expect.stringMatching(/^MINTA-2026-\d+$/)]);
    const key = await keyWith('invoices:write');
    const none = await send('POST', `/orders/${await place()}/invoices`, { key });
    expect([none.status, none.body.meta.error]).toEqual([409, 'invoice-missing']);
    expect(await loggedStatuses()).toEqual([409]);
    const unknown = await send('POST', '/orders/ZG-0/invoices');
    expect([unknown.status, unknown.body.meta.error]).toEqual([404, 'order-unknown']);
  });
});

describe('lines', () => {
  it('of stock are stored each by itself, as JSON and as CSV', async () => {
    const lines = [
      { sku: 'SZEK-1', qty: 77 },
      { sku: 'NONE', qty: 1 },
      { qty: 1 },
      'x',
      { sku: 'SZEK-2', qty: 1.5 },
    ];
    const { body } = await send('POST', '/stock', { body: JSON.stringify({ lines }) });
    expect(body.result).toMatchObject({
      accepted: 1,
      refused: 4,
      lines: [
        { line: 1, ok: true },
        { line: 2, ok: false, code: 'article-unknown', field: 'sku' },
        { line: 3, ok: false, code: 'line-invalid', field: 'sku' },
        { line: 4, ok: false, code: 'line-invalid', field: null },
        { line: 5, ok: false, code: 'line-invalid', field: 'qty' },
      ],
    });
    expect(await api.qtyOf('SZEK-1')).toBe(77);
    const csv = 'sku;qty\nSZEK-1;78\nSZEK-2;many\n';
    const table = await send('POST', '/stock', { body: csv, type: 'text/csv; charset=utf-8' });
    expect(table.body.result.lines).toMatchObject([
      { line: 2, ok: true },
      { line: 3, ok: false, field: 'qty' },
    ]);
    expect(await api.qtyOf('SZEK-1')).toBe(78);
  });

  it('of prices change the price, and refuse an offer above it', async () => {
    await send('POST', '/products', { body: document(910), type: 'application/x-ndjson' });
    const lines = [
      { sku: 'OP-910', price: 2_000, special_price: 1_500, to: '2030-01-01' },
      { sku: 'OP-910', price: 2_000, special_price: 2_500 },
      { sku: 'OP-910', price: -1 },
    ];
    const { body } = await send('POST', '/prices', { body: JSON.stringify({ lines }) });
    expect(body.result.lines).toMatchObject([
      { line: 1, ok: true },
      { line: 2, ok: false, field: 'special_price' },
      { line: 3, ok: false, field: 'price' },
    ]);
    const [row] = await api.context.sql<{ price: number; special: number }[]>`
      SELECT (source ->> 'price')::float8 AS price, (source ->> 'special_price')::float8 AS special
      FROM document WHERE type = 'product' AND id = '910'`;
    expect(row).toEqual({ price: 2_000, special: 1_500 });
  });

  it('of documents are stored beside wrong ones', async () => {
    const text = [
      document(920),
      'no json',
      document(921, { sku: 'SZEK-1' }),
      document(920),
      '{"_type":"product","_id":"922"}',
      '{"_type":"product","_id":"901","_deleted":true}',
      document(923, { tax_class_id: null }),
    ].join('\n');
    const { body } = await send('POST', '/products', { body: text, type: 'application/x-ndjson' });
    expect(body.result).toMatchObject({ accepted: 3, refused: 4 });
    expect(body.result.lines).toMatchObject([
      { line: 1, ok: true },
      { line: 2, ok: false, code: 'line-invalid', field: null, message: 'not JSON' },
      { line: 3, ok: false, code: 'sku-taken', field: 'sku' },
      { line: 4, ok: true },
      { line: 5, ok: false, code: 'line-invalid', field: '_source' },
      { line: 6, ok: true, outcome: 'removed' },
      { line: 7, ok: false, code: 'line-invalid', field: 'tax_class_id' },
    ]);
  });
});

it('leads a former path to the product, also where no page was found, until it is removed', async () => {
  await send('POST', '/products', { body: document(930), type: 'application/x-ndjson' });
  const add = (body: object) => send('POST', '/redirects', { body: JSON.stringify(body) });
  await api.context.sql`DELETE FROM stale_tag`;
  const added = await add({ path: '/regi/gep', type: 'product', id: '930' });
  expect(added.body.result).toEqual({
    path: 'regi/gep',
    type: 'product',
    id: '930',
    page: false,
  });
  expect(await api.context.sql`SELECT tag FROM stale_tag`).toEqual([{ tag: 'page-not-found' }]);
  expect((await add({ path: 'x', type: 'category', id: '999' })).body.meta.error).toBe(
    'article-unknown',
  );
  await api.context.catalog.refresh();
  const find = async () => (await api.post('/api/url/map', { url: 'regi/gep' })).body;
  expect(await find()).toMatchObject({ _source: { id: 930 } });
  expect((await send('POST', '/redirects/remove', { body: '{"path":"regi/gep"}' })).status).toBe(
    200,
  );
  expect(await find()).toBeNull();
});

it('exports and erases the data of a customer, and not while an order is under way', async () => {
  const { email } = await api.customer();
  const body = JSON.stringify({ email });
  const exported = await send('POST', '/customers/export', { body });
  expect(exported.body.result.profile.email).toBe(email);
  expect(JSON.stringify(exported.body)).not.toContain(goodPassword);
  expect((await send('POST', '/customers/erase', { body })).body.result).toEqual({ erased: true });
  const again = await send('POST', '/customers/erase', { body });
  expect([again.status, again.body.meta.error]).toEqual([404, 'customer-unknown']);
});

it('forgets the calls of a year ago', async () => {
  const { sql } = api.context;
  await sql`UPDATE operator_call SET called_at = ${new Date(api.clock.now())}`;
  await removeOldCalls(sql, api.clock.now());
  expect((await sql`SELECT FROM operator_call`).length).toBeGreaterThan(0);
  await removeOldCalls(sql, api.clock.now() + 366 * 24 * 3_600_000);
  expect(await sql`SELECT FROM operator_call`).toHaveLength(0);
});
