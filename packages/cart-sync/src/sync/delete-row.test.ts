import { err, ok, unsafeBrand, type CartToken } from '@shop/kernel';
import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  silentLog,
} from '@shop/testing';
import { expect, it } from 'vitest';
import type { ServerCart } from '../server/server-cart.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { emptyCart, type StoredCart } from '../storage/stored-cart.ts';
import { aRow, aSyncedLine } from '../test/a-line.ts';
import { deleteRow } from './delete-row.ts';

const token = unsafeBrand<CartToken>('token');
const removed = [{ sku: 'A', server_item_id: 1 }];

/** Deletes the row of A while the local cart is `cart`. */
async function deleteFrom(
  cart: StoredCart,
  { row = aRow(), isRefused = false }: { row?: ReturnType<typeof aRow>; isRefused?: boolean } = {},
) {
  const cartStore = createCartStore({
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
  });
  await cartStore.change(() => cart);
  const sent: unknown[] = [];
  const server: Partial<ServerCart> = {
    delete: async (cartToken, body, { version }) => {
      sent.push([cartToken, body, version, cartStore.cart.get().removed]);
      return isRefused
        ? err({ kind: 'refused', code: 400, error: 'invalid-request' })
        : ok({ value: undefined, version: '8' });
    },
  };
  const result = await deleteRow(
    { do: 'delete-on-server', row },
    { token, version: '7', isQuiet: false, change: cartStore.change },
    { server: server as ServerCart, ids: createSequentialIds(), log: silentLog },
    cartStore,
  );
  return { result, sent, removed: cartStore.cart.get().removed };
}

it('[CS-14] a row is deleted in its own server cart, or in the one of the sync', async () => {
  const body = { sku: 'A', item_id: 1, quoteId: 'cart' };
  const isDeleting = [{ ...removed[0], isDeleting: true }];
  const deletion = await deleteFrom({ ...emptyCart, removed });
  expect(deletion.sent).toEqual([['token', body, '7', isDeleting]]);
  expect(deletion.result).toEqual({ kind: 'next', version: '8' });
  const row = aRow({ quote_id: undefined });
  const other = await deleteFrom({ ...emptyCart, removed }, { row });
  expect(other.sent).toMatchObject([['token', { quoteId: 'token' }, '7', isDeleting]]);
});

it('[CS-15] the tombstone of a row goes with its deletion, and with the refusal of it', async () => {
  const others = [{ sku: 'B', server_item_id: 2 }];
  const cart = { ...emptyCart, removed: [...removed, ...others] };
  expect((await deleteFrom(cart)).removed).toEqual(others);
  const refused = await deleteFrom(cart, { isRefused: true });
  expect(refused.removed).toEqual(others);
  expect(refused.result).toEqual({ kind: 'next', version: '7' });
});

it('[CS-30] a row whose line came back is not deleted', async () => {
  const cart = { ...emptyCart, items: [aSyncedLine()] };
  const { sent, result } = await deleteFrom(cart);
  expect(sent).toEqual([]);
  expect(result).toEqual({ kind: 'next', version: '7' });
});
