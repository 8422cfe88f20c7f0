import type { CartItem, CartSync } from '@shop/cart-sync';
import type { Outbox, OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { carriedOver, carryOn } from './carry-over.ts';

const line = (sku: string, qty: number, synced?: number) =>
  ({
    sku,
    qty,
    type_id: 'simple',
    product: { sku },
    ...(synced !== undefined && { server_item_id: 1, server_cart_id: 'C', prev_qty: synced }),
  }) as unknown as CartItem;
const task = (stream: string, callback?: string) =>
  ({ stream, call: 'updateUser', body: { stream }, callback }) as unknown as OutboxTask;

/** Creates a cart with these lines and an outbox with these tasks; `done` records the calls. */
function shopper(items: readonly CartItem[], tasks: readonly OutboxTask[] = []) {
  const done: unknown[] = [];
  const cart = {
    state: { get: () => ({ items }) },
    changeQty: async (key: string, qty: number) => void done.push(['change', key, qty]),
    restore: async ({ item, index }: { item: CartItem; index: number }) =>
      void done.push(['restore', item.sku, index]),
  } as unknown as CartSync;
  const outbox = {
    pendingTasksOf: () => tasks,
    queue: async (queued: unknown) => void done.push(queued),
  } as unknown as Outbox;
  return { cart, outbox, done };
}

it('carries over changes of the account, and lines that the server does not have', () => {
  const { cart, outbox } = shopper(
    [line('A', 2), line('B', 1, 1)],
    [task('account'), task('wishlist')],
  );
  const { tasks, lines } = carriedOver(outbox, cart, '17');
  expect(tasks.map(({ stream }) => stream)).toEqual(['account']);
  expect(lines.map(({ sku }) => sku)).toEqual(['A']);
});

it('changes the quantity of a line that is there, and restores another one as the last', async () => {
  const { cart, outbox, done } = shopper([line('A', 1, 1)]);
  const tasks = [task('account'), task('account', 'told')];
  await carryOn({ tasks, lines: [line('A', 3), line('B', 2)] }, outbox, cart);
  expect(done).toEqual([
    { stream: 'account', call: 'updateUser', body: { stream: 'account' } },
    { stream: 'account', call: 'updateUser', body: { stream: 'account' }, callback: 'told' },
    ['change', 'A', 3],
    ['restore', 'B', 1],
  ]);
});
