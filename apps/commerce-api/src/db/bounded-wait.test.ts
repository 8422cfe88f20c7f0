import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/test-postgres.ts';
import { boundWait } from './bounded-wait.ts';
import { createPool } from './connect.ts';
import { translateDatabaseError } from '../http/database-refusal.ts';

let database: TestDatabase;
let pool: Sql;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 1, statementTimeoutMs: 0 });
  sql = boundWait(pool, 500, 900);
  await pool`SELECT 1`;
});
afterAll(async () => {
  await pool.end({ timeout: 1 });
  await database.drop();
});

it.each<[string, () => Promise<unknown>]>([
  ['a statement', async () => sql`SELECT 1`],
  ['a statement made of text', async () => sql.unsafe('SELECT 1')],
  ['a transaction', () => sql.begin((transaction) => transaction`SELECT 1`)],
])(
  '[RL-12] answers %s that finds every connection busy with 503 instead of waiting',
  async (_story, ask) => {
    const busy = sql`SELECT pg_sleep(2)`.execute().catch(() => undefined);
    const startedMs = performance.now();
    const error: unknown = await ask().then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(translateDatabaseError(error)?.status).toBe(503);
    expect(performance.now() - startedMs).toBeLessThan(1_800);
    await busy;
    await new Promise((later) => setTimeout(later, 2_000));
    // The abandoned statement is not executed later.
    expect(await sql.begin((transaction) => transaction`SELECT 2 AS two`)).toEqual([{ two: 2 }]);
    expect(await sql`SELECT ${sql`3`}::int AS three`).toEqual([{ three: 3 }]);
  },
);

it('lets a statement that has begun run to its end', async () => {
  expect(await sql`SELECT pg_sleep(0.6), 4 AS four`).toMatchObject([{ four: 4 }]);
});
