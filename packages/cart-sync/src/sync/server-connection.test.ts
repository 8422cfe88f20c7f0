import { err, ok, unsafeBrand, type CartToken, type Result } from '@shop/kernel';
import { createBroadcastHub, createMemoryLock, createMemoryStore, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import { createCartLink } from './cart-link.ts';
import { createCartStore } from '../storage/cart-store.ts';
import type { ServerCart, ServerCartFailure } from '../server/server-cart.ts';
import { createServerConnection } from './server-connection.ts';
import { aSyncedLine, at } from '../test/a-line.ts';

type Created = Result<CartToken, ServerCartFailure>;
const cart = (token: string): Created => ok(unsafeBrand<CartToken>(token));
const unauthorized: Created = err({ kind: 'unauthorized' });

async function openConnection(...responses: Created[]) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  await cartStore.change((current) => ({ ...current, items: [aSyncedLine()] }));
  const creations: boolean[] = [];
  const server: Partial<ServerCart> = {
    create: async (asGuest) => {
      creations.push(asGuest);
      return responses.shift() ?? unauthorized;
    },
  };
  const session = { isSignedIn: () => true, lastOrderAt: () => undefined };
  const cartLink = createCartLink(cartStore, { reset: () => {} });
  const connection = createServerConnection(
    { maxCartBypassAttempts: 1 },
    { server: server as ServerCart, session, log: silentLog },
    cartLink,
    () => {},
  );
  return { cartStore, cartLink, connection, creations };
}

it('[CS-23] a 401 falls back to a guest cart', async () => {
  const { connection, creations, cartStore } = await openConnection(unauthorized, cart('guest'));
  expect(await connection.connect(false)).toBeUndefined();
  expect(creations).toEqual([false, true]);
  expect(cartStore.token()).toBe('guest');
  expect(connection.isDisabled()).toBe(false);
});

it('[CS-23] sync is off after one 401 more, until it is enabled', async () => {
  const { connection } = await openConnection(unauthorized, unauthorized);
  expect(await connection.connect(false)).toEqual({ kind: 'unauthorized' });
  expect(connection.isDisabled()).toBe(true);
  connection.enable();
  expect(connection.isDisabled()).toBe(false);
});

it('[CS-25] a missing cart is replaced for the same person, as often as allowed', async () => {
  const { connection, creations } = await openConnection(cart('B'), cart('C'));
  expect(await connection.replace({ kind: 'no-cart' })).toBe(true);
  expect(creations).toEqual([false]);
  expect(await connection.replace({ kind: 'no-cart' })).toBe(false);
  expect(connection.isDisabled()).toBe(true);
});

it('[CS-24] another server cart makes the ids of the old one meaningless', async () => {
  const { connection, cartLink, cartStore } = await openConnection(cart('B'));
  await cartLink.attach(unsafeBrand<CartToken>('A'));
  cartLink.setLastSyncAt(at(5));
  await connection.connect(true);
  expect(cartStore.cart.get().items).toHaveLength(1);
  expect(cartStore.cart.get().items[0]?.server_item_id).toBeUndefined();
  expect(cartLink.lastSyncAt()).toBeUndefined();
});

it('[CS-24] the same server cart changes nothing', async () => {
  const { cartLink, connection, cartStore } = await openConnection();
  await cartLink.attach(unsafeBrand<CartToken>('A'));
  await cartStore.change((current) => ({ ...current, items: [aSyncedLine()] }));
  await connection.adopt('A');
  expect(cartStore.cart.get().items).toMatchObject([{ server_item_id: 1 }]);
});

it('[CS-48] a released server cart is detached, another one is not', async () => {
  const { cartLink, cartStore } = await openConnection();
  await cartLink.attach(unsafeBrand<CartToken>('A'));
  expect(await cartLink.detachReleased()).toBe(false);
  await cartStore.change((current) => ({ ...current, isLetGo: true }));
  expect(await cartLink.detachReleased()).toBe(true);
  expect(cartStore.token()).toBeUndefined();
  expect(cartStore.cart.get().isLetGo).toBeUndefined();
});
