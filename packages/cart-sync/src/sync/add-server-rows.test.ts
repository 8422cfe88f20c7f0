import { createMemoryStore, createMemoryLock, createBroadcastHub } from '@shop/testing';
import { expect, it } from 'vitest';
import type { CartProducts } from '../cart/cart-ports.ts';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { addServerRows } from './add-server-rows.ts';
import { aProduct, aRow } from '../test/a-line.ts';

async function addRow(find: CartProducts['find']) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  const events: string[] = [];
  const log = {
    info: (event: string) => void events.push(event),
    warn: (event: string) => void events.push(event),
    error: (event: string) => void events.push(event),
  };
  const isUnresolved = await addServerRows(
    [aRow({ sku: 'B', item_id: 2, qty: 3 })],
    cartStore.change,
    defaultCartSyncConfig,
    { products: { find }, log },
  );
  return { isUnresolved, events, items: cartStore.cart.get().items };
}

it('[CS-14] a row becomes a confirmed line with its product', async () => {
  const { isUnresolved, events, items } = await addRow(async ({ sku }) => aProduct({ sku }));
  expect(items).toMatchObject([{ sku: 'B', qty: 3, prev_qty: 3, server_item_id: 2 }]);
  expect(isUnresolved).toBe(false);
  expect(events).toEqual([]);
});

it('[CS-14] a row without a product is skipped and logged', async () => {
  const { isUnresolved, events, items } = await addRow(async () => undefined);
  expect(items).toEqual([]);
  expect(isUnresolved).toBe(false);
  expect(events).toEqual(['cart.row-without-product']);
});

it('[CS-35] a row whose product cannot be fetched is merged again', async () => {
  const { isUnresolved, events, items } = await addRow(() => Promise.reject(new Error('offline')));
  expect(items).toEqual([]);
  expect(isUnresolved).toBe(true);
  expect(events).toEqual(['cart.row-not-asked']);
});
