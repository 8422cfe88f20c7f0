import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashPoints } from '../../../platform/crash-point.ts';
import { createPool } from '../../../db/connect.ts';
import { endProcess, launchApi, listeningApi, type ApiProcess } from '../../../test/api-process.ts';
import { orderBody } from '../../../test/order-body.ts';
import { salesDocuments } from '../../../test/sales-documents.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-postgres.ts';

let folder: string;
let database: TestDatabase;
let sql: Sql;
/** The running process; the next crash ends it. */
let backend: ApiProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'order-crash-'));
  const content = join(folder, 'content');
  await cp(join(import.meta.dirname, '../../../test/sales-content'), content, { recursive: true });
  await mkdir(join(content, 'catalog'));
  const lines = salesDocuments.map((document) => JSON.stringify(document));
  await writeFile(join(content, 'catalog', 'all.ndjson'), lines.join('\n'));
  database = await createTestDatabase();
  sql = createPool(database.url, { max: 1 });
  backend = await start();
}, 120_000);
afterAll(async () => {
  await endProcess(backend.child, 'SIGKILL');
  await sql.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(): Promise<ApiProcess> {
  return listeningApi(
    launchApi({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      FAULT_SWITCHES: 'on',
      RATE_LIMIT_SCALE: '1000',
      // No mail server accepts emails: they stay in the queue and can be counted.
      SMTP_URL: 'smtp://127.0.0.1:1',
    }),
  );
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const origin = path === '/faults' ? backend.internalUrl : backend.url;
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { result } = (await response.json()) as { result: never };
  return { status: response.status, headers: response.headers, result };
}

/** Counts all rows that orders write. */
async function traces() {
  const [row] = await sql`
    SELECT (SELECT count(*) FROM shop_order) AS orders,
      (SELECT count(*) FROM order_item) AS items,
      (SELECT imported_qty - qty FROM stock WHERE sku = 'SZEK-1') AS taken,
      (SELECT used FROM coupon WHERE code = 'TIZ') AS coupons,
      (SELECT count(*) FROM cart WHERE state = 'ordered') AS carts,
      (SELECT count(*) FROM idempotency_key) AS keys,
      (SELECT count(*) FROM mail_job WHERE kind = 'order-placed') AS emails`;
  return { ...row };
}

const afterOrders = (count: number) => ({
  orders: count,
  items: count,
  taken: 2 * count,
  coupons: count,
  carts: count,
  keys: count,
  emails: count,
});

it.each(crashPoints.map((point, before) => [point, before] as const))(
  '[RL-9] killed at "%s" a backend leaves a whole order or none, and placing it again makes one',
  async (point, before) => {
    const { result: cartId } = await post('/api/cart/create?token=', undefined);
    const cart = `token=&cartId=${cartId}`;
    await post(`/api/cart/update?${cart}`, { cartItem: { sku: 'SZEK-1', qty: 2 } });
    await post(`/api/cart/apply-coupon?${cart}&coupon=TIZ`, undefined);
    expect(await traces()).toEqual(afterOrders(before));

    const order = orderBody(cartId, { products: [{ sku: 'SZEK-1', qty: 2 }] });
    const key = { 'idempotency-key': `order-${point}` };
    await post('/faults', { kind: 'crash', at: point });
    const ended = once(backend.child, 'exit');
    await expect(post('/api/order/create', order, key)).rejects.toThrow('fetch failed');
    expect(await ended).toEqual([null, 'SIGKILL']);

    backend = await start();
    const isPlaced = point === 'committed';
    expect(await traces()).toEqual(afterOrders(isPlaced ? before + 1 : before));
    const again = await post('/api/order/create', order, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      isPlaced ? 'true' : null,
    ]);
    expect(await traces()).toEqual(afterOrders(before + 1));
  },
);
