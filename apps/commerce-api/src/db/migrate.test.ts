import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBody } from '../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';

let api: SalesApi;
let folder: string;
beforeAll(async () => {
  api = await createSalesApi();
  folder = await mkdtemp(join(tmpdir(), 'migrate-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a folder of migrations newer than those of the build. */
async function migrations(name: string, files: readonly string[]): Promise<string> {
  const place = join(folder, name);
  await mkdir(join(place, 'meta'), { recursive: true });
  const entries = files.map((_, idx) => ({
    idx,
    version: '7',
    when: 2_000_000_000_000 + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  await writeFile(
    join(place, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [idx, text] of files.entries()) await writeFile(join(place, `${idx}.sql`), text);
  return place;
}

const columns = async () =>
  (
    await api.context.sql<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = 'shop_order' AND column_name LIKE 'later%' ORDER BY 1`
  ).map(({ name }) => name);

it('changes the table of orders while orders are placed and a long transaction reads it', async () => {
  const place = await migrations('busy', [
    'ALTER TABLE shop_order ADD COLUMN later_a text;\n--> statement-breakpoint\nALTER TABLE cart ADD COLUMN later_b text',
  ]);
  await api.context.sql`UPDATE stock SET qty = 10000`;
  const reader = createPool(api.url, { max: 1, statementTimeoutMs: 0 });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isOver = false;
  let reading: Promise<unknown> | undefined;
  await new Promise<void>((hasBegun) => {
    reading = reader.begin(async (tx) => {
      await tx`SELECT count(*) FROM shop_order`;
      hasBegun();
      await released;
      isOver = true;
    });
  });
  const migrating = migrate(api.url, place).then(() => isOver);
  const statuses: number[] = [];
  // Long enough for several attempts of the migration, and for orders on a slow machine.
  const endMs = performance.now() + 2_500;
  while (statuses.length < 3 || performance.now() < endMs) {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    statuses.push((await api.post('/api/order/create', orderBody(cartId))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  release();
  await Promise.all([reading, migrating]);
  await reader.end();
  for (let order = 0; order < 20; order++) {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    expect((await api.post('/api/order/create', orderBody(cartId))).status).toBe(200);
  }
  // The column was added after the long transaction, while orders continued.
  expect(await migrating).toBe(true);
  expect(await columns()).toEqual(['later_a']);
});

it('goes on with the file it broke off at', async () => {
  const first = 'ALTER TABLE shop_order ADD COLUMN later_c text';
  // Newer than the one before.
  const files = ['SELECT 1', first];
  const broken = await migrations('steps', [...files, 'ALTER TABLE no_such_table ADD x text']);
  await expect(migrate(api.url, broken)).rejects.toThrow('no_such_table');
  expect(await columns()).toEqual(['later_a', 'later_c']);
  const corrected = await migrations('steps', [
    ...files,
    'ALTER TABLE shop_order ADD COLUMN later_d text',
  ]);
  await migrate(api.url, corrected);
  await migrate(api.url, corrected);
  expect(await columns()).toEqual(['later_a', 'later_c', 'later_d']);
});
