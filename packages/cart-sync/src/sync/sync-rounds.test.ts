import { expect, it } from 'vitest';
import { createBroadcastHub, createMemoryLock, createMemoryStore } from '@shop/testing';
import { createNotificationQueue } from '../notices/notification-queue.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { aLine } from '../test/a-line.ts';
import { createSequentialIds } from '@shop/testing';
import type { RoundResult } from './merge-round.ts';
import type { ServerConnection } from './server-connection.ts';
import { createSyncCheck } from './sync-check.ts';
import { createSyncRounds, type SyncParts } from './sync-rounds.ts';

/** Runs a sync whose rounds have these results; the last one repeats. */
async function runRounds(
  results: readonly RoundResult[],
  connection: Pick<ServerConnection, 'connect' | 'replace'>,
  isLetGo = false,
) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  await cartStore.change((cart) => ({ ...cart, items: [aLine()], isLetGo }));
  const totalsSync = { isNeeded: () => false, setServerRowIds: () => undefined };
  let rounds = 0;
  const parts: Partial<SyncParts> = {
    cartStore,
    notifications: createNotificationQueue(createSequentialIds()),
    totalsSync: totalsSync as unknown as SyncParts['totalsSync'],
    cartLink: { detach: async () => undefined } as SyncParts['cartLink'],
    connection: connection as ServerConnection,
    check: createSyncCheck({ synchronizeTotals: false }, cartStore, totalsSync),
    runRound: async () => {
      rounds += 1;
      const result = results[Math.min(rounds, results.length) - 1];
      if (result === undefined || rounds > 9) throw new Error('A round too many');
      return result;
    },
  };
  const session = { isSignedIn: () => false, lastOrderAt: () => undefined };
  const { run, hasUnresolvedRows } = createSyncRounds({ session }, parts as SyncParts);
  const hadUnresolvedRows = hasUnresolvedRows();
  const { report, transientFailure } = await run({});
  const { reason } = report;
  return { rounds, reason, transientFailure, hadUnresolvedRows, hash: cartStore.hash() };
}

const works = { connect: async () => undefined, replace: async () => true };
const fails = {
  connect: async () => ({ kind: 'unauthorized' }) as const,
  replace: async () => false,
};
const failed = (kind: 'ordered' | 'unauthorized'): RoundResult => ({
  kind: 'failed',
  failure: { kind },
});
const replan: RoundResult = { kind: 'replan', lines: [], pulled: undefined };

it.each<
  [rule: string, story: string, RoundResult[], typeof works | typeof fails, rounds: number, string]
>([
  ['CS-60', 'without a server cart', [{ kind: 'no-cart' }], works, 1, 'not-connected'],
  ['CS-48', 'of a cleared cart', [{ kind: 'cleared' }], works, 1, 'failed'],
  ['CS-25', 'of a cart that cannot be replaced', [failed('unauthorized')], fails, 1, 'failed'],
  ['CS-25', 'of carts the server loses each time', [failed('unauthorized')], works, 4, 'failed'],
  ['CS-28', 'of an order without a new cart', [failed('ordered')], fails, 1, 'ordered'],
  ['CS-28', 'of carts ordered each time', [failed('ordered')], works, 4, 'ordered'],
  ['CS-36', 'of a cart that changes each time', [replan], works, 4, 'failed'],
  ['CS-36', 'that ends after a conflict', [replan, { kind: 'cleared' }], works, 2, 'failed'],
])('[%s] a sync %s', async (_rule, _story, results, connection, rounds, reason) => {
  expect(await runRounds(results, connection)).toMatchObject({ rounds, reason });
});

it('[CS-36] a cart that changes each time is synced again later', async () => {
  expect(await runRounds([replan], works)).toMatchObject({ transientFailure: { kind: 'version' } });
  expect((await runRounds([failed('ordered')], fails)).transientFailure).toBeUndefined();
});

it('[CS-28] a cart that was cleared is not replaced again', async () => {
  expect(await runRounds([failed('ordered')], works, true)).toMatchObject({
    rounds: 1,
    reason: 'ordered',
  });
});

it('[CS-28] lines that stay after an order are not in sync before a further round', async () => {
  const { rounds, hash } = await runRounds([failed('ordered'), { kind: 'cleared' }], works);
  expect([rounds, hash]).toEqual([2, undefined]);
});

it('[CS-25] before the first sync there are no rows without a product', async () => {
  expect((await runRounds([{ kind: 'cleared' }], works)).hadUnresolvedRows).toBe(false);
});
