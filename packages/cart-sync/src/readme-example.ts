import {
  createCartSync,
  defaultCartSyncConfig,
  lineKey,
  type CartSyncPorts,
} from '@shop/cart-sync';
import { createServerSync } from '@shop/cart-sync/server';
import { createServerCart } from '@shop/cart-sync/wire';
import type { Product } from '@shop/contract';
import type { Fetch } from '@shop/kernel';

/** The app provides the ports: IndexedDB, Web Locks and fetch in a browser, memory in a test. */
export async function buyTwoChairs(
  fetch: Fetch,
  ports: Omit<CartSyncPorts, 'server'>,
  chair: Product,
) {
  const serverCart = createServerCart({
    fetch,
    baseUrl: '', // the page's own origin
    tokenTransport: 'query',
    userToken: () => undefined, // a guest
  });
  const cart = createCartSync(
    { ...defaultCartSyncConfig, defaultCountry: 'HU' },
    { ...ports, server: { cart: serverCart, createSync: createServerSync } },
  );
  await cart.start();

  // Shown and stored at once. It is sent automatically, now or when the network is back.
  const added = await cart.add(chair, { qty: 1 });
  if (!added.ok) return { refused: added.error };
  const [line] = added.value;
  if (line !== undefined) await cart.changeQty(lineKey(line), 2);
  const atOnce = cart.state.get().totals; // source: 'local'

  await cart.settled();
  const { items, totals, status, notices } = cart.state.get(); // 'in-sync', totals from the server
  return { atOnce, items, totals, status, notices };
}
