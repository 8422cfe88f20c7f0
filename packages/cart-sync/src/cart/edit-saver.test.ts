import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
} from '@shop/testing';
import { expect, it } from 'vitest';
import { createCartStore } from '../storage/cart-store.ts';
import { createEditSaver } from './edit-saver.ts';
import { createNotificationQueue } from '../notices/notification-queue.ts';
import { addLine } from '../lines/edit-lines.ts';
import { aLine } from '../test/a-line.ts';

it('[CS-17] one notice until the device can store a change again', async () => {
  const store = createMemoryStore();
  const broadcast = createBroadcastHub().join();
  const cartStore = createCartStore({ store, lock: createMemoryLock(), broadcast });
  const notifications = createNotificationQueue(createSequentialIds());
  const saveEdit = createEditSaver(cartStore, notifications);
  const add = (sku: string) => saveEdit((cart) => addLine(cart, aLine({ sku })));
  const kinds = () => notifications.notices.get().map(({ kind }) => kind);

  store.failWrites = { kind: 'quota' };
  await add('A');
  await add('B');
  expect(kinds()).toEqual(['not-saved']);
  notifications.dismiss(() => true);
  store.failWrites = undefined;
  await add('C');
  expect(kinds()).toEqual([]);
  store.failWrites = { kind: 'quota' };
  await add('D');
  expect(kinds()).toEqual(['not-saved']);
});
