import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPool } from '../../db/connect.ts';
import { endProcess, launchApi, listeningApi, type ApiProcess } from '../../test/api-process.ts';
import { startOutsidePostgres, type OutsidePostgres } from '../../test/outside-postgres.ts';
import { hungarianTax, productDocument } from '../../test/shelf.ts';

/** The API on a primary and a streaming replica, set by `DATABASE_URL` and `DATABASE_READ_URL`. */
let folder: string;
let settings: Readonly<Record<string, string>>;
let postgres: OutsidePostgres;
let primary: Sql;
let replica: Sql;
let api: ApiProcess;

const taken = { timeout: 10_000, interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-replica-'));
  const content = join(folder, 'content');
  await cp(join(import.meta.dirname, '../../test/sales-content'), content, { recursive: true });
  await mkdir(join(content, 'catalog'));
  await writeFile(
    join(content, 'catalog', 'all.ndjson'),
    [
      hungarianTax,
      ...[1, 2, 3].map((id) => productDocument(id, { stock: { is_in_stock: true, qty: 9 } })),
    ]
      .map((document) => JSON.stringify(document))
      .join('\n'),
  );
  postgres = await startOutsidePostgres({ replica: true });
  const url = await postgres.database('bolt');
  const readUrl = postgres.replicaOf('bolt');
  // There is nothing to connect to until the replica has received the database.
  await vi.waitFor(async () => {
    replica = createPool(readUrl, { max: 1, name: 'test' });
    await replica`SELECT 1`;
  }, taken);
  primary = createPool(url, { max: 1, name: 'test' });
  settings = { DATABASE_URL: url, DATABASE_READ_URL: readUrl, CONTENT_DIR: content };
  api = await listeningApi(launchApi({ ...settings, DATA_DIR: join(folder, 'data') }));
}, 60_000);
afterAll(async () => {
  await endProcess(api.child, 'SIGTERM');
  await Promise.all([primary.end({ timeout: 1 }), replica.end({ timeout: 1 })]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function call(path: string, body?: unknown, origin = api.url) {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
  return { status: answer.status, body: (await answer.json()) as any };
}

const nameOf = async (id: number) => {
  const { body } = await call(`/api/product/list?skus=SKU-${id}`);
  return body.result.items[0]?.name as string | undefined;
};
const rename = (name: string) => primary`
  UPDATE document SET source = jsonb_set(source, '{name}', to_jsonb(${name}::text)),
    changed_in = pg_current_xact_id()
  WHERE type = 'product' AND id = '1'`;
const found = async () => {
  const filter = { attribute: 'name', value: { eq: 'Elmaradt polc' }, scope: 'default' };
  const { body } = await call('/api/catalog', {
    type: 'product',
    searchQuery: { _appliedFilters: [filter] },
  });
  return body.total as number;
};
const connectionsTo = async (sql: Sql) => {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) FROM pg_stat_activity
    WHERE application_name = 'commerce-api' AND datname = current_database()`;
  return row?.count ?? 0;
};

it('reads documents on the replica, which can do nothing else', async () => {
  await nameOf(1);
  expect(await connectionsTo(replica)).toBeGreaterThan(0);
  const refused = replica`DELETE FROM document`;
  await expect(refused).rejects.toMatchObject({ code: '25006' });
});

it('shows no half of a change the replica has not got yet, takes carts and stock on the primary meanwhile, and all of it once it has', async () => {
  const before = await nameOf(1);
  await replica`SELECT pg_wal_replay_pause()`;
  await rename('Elmaradt polc');
  await primary`UPDATE stock SET qty = 4 WHERE sku = 'SKU-1'`;
  await vi.waitFor(async () => {
    const { body } = await call('/api/stock/check?sku=SKU-1');
    expect(body.result.qty).toBe(4);
  }, taken);
  expect([await nameOf(1), await found()]).toEqual([before, 0]);
  const cart = await call('/api/cart/create?token=', {});
  const line = { cartItem: { sku: 'SKU-1', qty: 2, quoteId: cart.body.result } };
  const added = await call(`/api/cart/update?token=&cartId=${cart.body.result}`, line);
  expect([cart.status, added.status, added.body.result.qty]).toEqual([200, 200, 2]);
  await replica`SELECT pg_wal_replay_resume()`;
  const resumedMs = performance.now();
  await vi.waitFor(async () => {
    expect([await nameOf(1), await found()]).toEqual(['Elmaradt polc', 1]);
  }, taken);
  // One second on an idle machine.
  expect(performance.now() - resumedMs).toBeLessThan(5_000);
});

it('takes a change in soon after it was committed on the primary', async () => {
  await rename('Mai polc');
  await vi.waitFor(async () => expect(await nameOf(1)).toBe('Mai polc'), taken);
});

it('reads on the primary what nobody has read before while the replica is away, and on the replica once it is back', async () => {
  await postgres.replica?.stop('SIGKILL');
  expect(await nameOf(2)).toBeDefined();
  await postgres.replica?.start();
  await vi.waitFor(async () => {
    await rename('Holnapi polc');
    expect(await nameOf(1)).toBe('Holnapi polc');
    expect(await connectionsTo(replica)).toBeGreaterThan(0);
  }, taken);
  expect(await nameOf(3)).toBeDefined();
}, 60_000);

it('starts while the replica is away, and reads from the primary then', async () => {
  await postgres.replica?.stop('SIGKILL');
  const second = launchApi({ ...settings, DATA_DIR: join(folder, 'second') });
  try {
    const { url } = await listeningApi(second);
    await rename('Tartalék polc');
    await vi.waitFor(async () => {
      const { body } = await call('/api/product/list?skus=SKU-1', undefined, url);
      expect(body.result.items[0]?.name).toBe('Tartalék polc');
    }, taken);
  } finally {
    await endProcess(second, 'SIGKILL');
    await postgres.replica?.start();
  }
}, 60_000);
