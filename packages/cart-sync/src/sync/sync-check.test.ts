import { unsafeBrand, type CartToken } from '@shop/kernel';
import { createBroadcastHub, createMemoryLock, createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import { createCartStore } from '../storage/cart-store.ts';
import { itemHash } from '../lines/item-hash.ts';
import { createSyncCheck } from './sync-check.ts';
import { aLine, aSyncedLine } from '../test/a-line.ts';

async function openCheck({ synchronizeTotals = true, isNeeded = true } = {}) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  const check = createSyncCheck({ synchronizeTotals }, cartStore, { isNeeded: () => isNeeded });
  const setItems = (...items: readonly ReturnType<typeof aLine>[]) =>
    cartStore.change((cart) => ({ ...cart, items }));
  return { cartStore, check, setItems };
}

it('[CS-26] a cart has changed until its hash is the one that was agreed', async () => {
  const { cartStore, check, setItems } = await openCheck();
  await setItems(aSyncedLine());
  expect(check.hasChanged()).toBe(true);
  await cartStore.setHash(itemHash(cartStore.cart.get().items, cartStore.token()));
  expect(check.hasChanged()).toBe(false);
  await cartStore.setToken(unsafeBrand<CartToken>('other'));
  expect(check.hasChanged()).toBe(true);
});

it('[CS-26] an unsent line is pending', async () => {
  const { check, setItems } = await openCheck();
  await setItems(aSyncedLine());
  expect(check.isPending()).toBe(false);
  await setItems(aLine());
  expect(check.isPending()).toBe(true);
});

it.each<[wants: boolean, story: string, options: Parameters<typeof openCheck>[0]]>([
  [true, 'are missing', {}],
  [false, 'belong to the cart', { isNeeded: false }],
  [false, 'are not synchronised', { synchronizeTotals: false }],
])('[CS-26] fetches totals (%s) where they %s', async (wants, _story, options) => {
  const { check, setItems } = await openCheck(options);
  expect(check.wantsTotals()).toBe(false);
  await setItems(aSyncedLine());
  expect(check.wantsTotals()).toBe(wants);
});

it('[CS-27] the report names each side that differs', async () => {
  const { cartStore, check, setItems } = await openCheck({ isNeeded: false });
  await setItems(aSyncedLine());
  expect(check.outcomeOf('offline').report).toEqual({
    done: false,
    reason: 'offline',
    lines: [],
    client: 'update-required',
    server: 'no-changes',
  });
  await cartStore.setHash(itemHash(cartStore.cart.get().items, undefined));
  expect(check.outcomeOf(undefined).report).toMatchObject({ done: true, client: 'no-changes' });
});
