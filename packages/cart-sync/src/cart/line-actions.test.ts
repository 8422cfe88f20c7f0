import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
} from '@shop/testing';
import { expect, it } from 'vitest';
import { createNotificationQueue } from '../notices/notification-queue.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { aLine } from '../test/a-line.ts';
import { defaultCartSyncConfig } from './default-cart-sync-config.ts';
import { createLineActions } from './line-actions.ts';
import type { StockChecks } from './stock-checks.ts';

it('[CS-47] a removed line forgets the notice of its former quantity', async () => {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  await cartStore.change((cart) => ({ ...cart, items: [aLine()] }));
  const notifications = createNotificationQueue(createSequentialIds());
  const parts = {
    cartStore,
    notifications,
    saveEdit: async (edit: Parameters<typeof cartStore.change>[0]) =>
      void (await cartStore.change(edit)),
    requestSync: () => undefined,
    track: () => undefined,
  };
  const ports = { clock: createFakeClock() };
  const actions = createLineActions(defaultCartSyncConfig, ports, parts, {} as StockChecks);
  await actions.changeQty('A', 2);
  await actions.remove('A');
  // Another tab has restored the line and sent it to the server.
  notifications.confirm(aLine(), 'added');
  expect(notifications.notices.get().map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
