import { silentLog } from '@shop/testing';
import { systemClock } from '@shop/platform-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, createSession } from '../../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-postgres.ts';
import { createWriterLock } from './writer-lock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const makeLock = (name: string) =>
  createWriterLock(createSession(database.url, name), systemClock, silentLog);

it('is held by one session, until that ends', async () => {
  const [first, second] = [makeLock('first'), makeLock('second')];
  expect([await first.acquire(), await second.acquire(), await first.acquire()]).toEqual([
    true,
    false,
    true,
  ]);
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  await first.close();
  expect(first.isHeld()).toBe(false);
  await expect.poll(() => second.acquire()).toBe(true);
  await second.close();
});

it('is lost with the connection, though another one is open at once', async () => {
  const [first, second] = [makeLock('lost'), makeLock('other')];
  await first.acquire();
  const pool = createPool(database.url, { max: 1 });
  await pool`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lost'`;
  await pool.end();
  await expect.poll(() => second.acquire()).toBe(true);
  await expect.poll(() => first.acquire()).toBe(false);
  await Promise.all([first.close(), second.close()]);
});

it('is not held while the database does not answer', async () => {
  const lock = createWriterLock(
    createSession('postgres://nobody@127.0.0.1:1/none', 'nobody'),
    systemClock,
    silentLog,
  );
  expect(await lock.acquire()).toBe(false);
  await lock.close();
});
