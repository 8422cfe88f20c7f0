import { err, ok, unsafeBrand, type CartToken } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  silentLog,
} from '@shop/testing';
import { expect, it } from 'vitest';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { ServerCart } from '../server/server-cart.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { aRow } from '../test/a-line.ts';
import type { ApplyMerge } from './merge-executor.ts';
import { createMergeRound } from './merge-round.ts';

/** A round of an empty cart whose merge returns `merge`. */
async function openRound(
  merge: Awaited<ReturnType<ApplyMerge>>,
  pull: ServerCart['pull'] = async () => ok({ value: [], version: '1' }),
) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  const contexts: Parameters<ApplyMerge>[1][] = [];
  const ports: Partial<ServerPorts> = {
    server: { pull } as ServerCart,
    clock: createFakeClock(),
    log: silentLog,
  };
  const run = createMergeRound(
    defaultCartSyncConfig,
    ports as ServerPorts,
    cartStore,
    async (_steps, context) => {
      contexts.push(context);
      return merge;
    },
  );
  return { cartStore, contexts, run: () => run({}, undefined) };
}

const done = {
  kind: 'done',
  pushedKeys: new Set<string>(),
  hasUnresolvedRows: false,
} as const;
const token = unsafeBrand<CartToken>('cart');

it('[CS-60] without a server cart nothing is pulled', async () => {
  const { run, contexts } = await openRound(done);
  expect(await run()).toEqual({ kind: 'no-cart' });
  expect(contexts).toEqual([]);
});

it('[CS-67] without a checkout the merge is not quiet', async () => {
  const { run, cartStore, contexts } = await openRound(done);
  await cartStore.setToken(token);
  expect(await run()).toMatchObject({ kind: 'merged', rowIds: [] });
  expect(contexts).toEqual([{ token, version: '1', epoch: 0, isQuiet: false }]);
});

it.each<
  [rows: ReturnType<typeof aRow>[] | undefined, version: string | undefined, pulled: unknown]
>([
  [[aRow()], '9', { value: [aRow()], version: '9' }],
  [[aRow()], undefined, undefined],
  [undefined, '9', undefined],
])(
  '[CS-36] a conflict with the rows %j and the version %s is planned from %j',
  async (rows, version, pulled) => {
    const { run, cartStore } = await openRound({ kind: 'replan', rows, version });
    await cartStore.setToken(token);
    expect(await run()).toEqual({ kind: 'replan', lines: [], pulled });
  },
);

it('[CS-25] a failed pull is a failed round', async () => {
  const failure = { kind: 'unauthorized' } as const;
  const { run, cartStore, contexts } = await openRound(done, async () => err(failure));
  await cartStore.setToken(token);
  expect(await run()).toEqual({ kind: 'failed', failure });
  expect(contexts).toEqual([]);
});
