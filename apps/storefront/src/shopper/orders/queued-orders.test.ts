import type { CartItem, RemovedLine } from '@shop/cart-sync';
import type { OutboxTask } from '@shop/sync-queue';
import { createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import { createQueuedOrders } from './queued-orders.ts';

const line = {
  sku: 'FOTEL',
  type_id: 'simple',
  qty: 2,
  prev_qty: 2,
  server_item_id: 7,
  server_cart_id: 'C-1',
  product: { sku: 'FOTEL', name: 'Felhő fotel' },
} as CartItem;
const copy = { items: [line], shipping: 'Futár', payment: 'Utánvét' };

/** Creates a device whose outbox holds the orders `waiting`; only those in `unsent` may be deleted. */
function device(waiting: readonly string[], unsent = waiting) {
  const restored: RemovedLine[] = [];
  const store = createMemoryStore();
  const orders = createQueuedOrders(
    store,
    {
      discard: async (taskId) => unsent.includes(taskId),
      find: (taskId) =>
        waiting.includes(taskId) ? ({ taskId, state: 'queued' } as OutboxTask) : undefined,
    },
    {
      state: { get: () => ({ items: [] }), subscribe: () => () => {} } as never,
      async restore(removed) {
        restored.push(removed);
        return removed.item;
      },
    },
  );
  return { orders, restored, store };
}

it('puts the goods of a deleted order back into the cart as new lines', async () => {
  const { orders, restored } = device(['o']);
  await orders.note('o', copy);
  expect(await orders.find('o')).toEqual(copy);
  await orders.remove(['o']);
  const { sku, type_id, qty, product } = line;
  expect(restored).toEqual([{ item: { sku, type_id, qty, product }, index: 0 }]);
  expect(await orders.find('o')).toBeUndefined();
});

it('keeps an order that may have left the device', async () => {
  const { orders, restored } = device(['o'], []);
  await orders.note('o', copy);
  await orders.remove(['o']);
  expect(restored).toEqual([]);
  expect(await orders.find('o')).toEqual(copy);
});

it('deletes copies of orders that no longer wait, and skips a damaged one', async () => {
  const { orders, store } = device(['o']);
  await orders.note('o', copy);
  await orders.note('sent', copy);
  await orders.prune();
  expect(await store.keys()).toEqual(['o']);
  await store.set('o', 'torn');
  expect(await orders.find('o')).toBeUndefined();
});
