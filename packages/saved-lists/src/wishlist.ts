import type { Connectivity, Log, Observable, Result, StorageFailure } from '@shop/kernel';
import { createPendingRemovals } from './pending-removals.ts';
import type { ProductList } from './product-list.ts';
import { reviveSnapshot, takeSnapshot, type SavedProduct } from './saved-product.ts';
import { createStoredList, type SavedListPorts } from './stored-list.ts';
import { createWishlistMirror } from './wishlist-mirror.ts';
import type { WishedProduct, WishlistProducts, WishlistServer } from './wishlist-server.ts';

/** Ports of the wishlist. */
export interface WishlistPorts extends SavedListPorts {
  readonly server: WishlistServer;
  /** Reports a new connection, after which the lists are reconciled. Absent: only `refreshAfterLogin` reconciles. */
  readonly connectivity?: Pick<Connectivity, 'subscribe'> | undefined;
  readonly products: WishlistProducts;
  /** Receives server errors; the shopper does not see them. */
  readonly log: Log;
}

/** The wishlist of a shopper, mirrored to the server while signed in. */
export interface Wishlist extends ProductList<WishedProduct> {
  /** Clears the list on this device at logout; the list on the server stays. */
  clear(): Promise<Result<void, StorageFailure>>;
  /**
   * Reconciles with the server, after all waiting calls: sends products that only this device has, fetches products
   * that only the server has.
   */
  refreshAfterLogin(): Promise<void>;
  readonly items: Observable<readonly WishedProduct[]>;
}

/**
 * Creates the wishlist, stored under `current-wishlist`; unconfirmed removals are stored under `wishlist-removals`.
 * Calls to the server are sent one after the other, in the order of the changes. The shopper never waits for them.
 *
 * Source: SL-17 to SL-25, SL-26, SL-27.
 */
export function createWishlist(ports: WishlistPorts): Wishlist {
  const { server, products, log, lock } = ports;
  const list = createStoredList('current-wishlist', reviveWished, ports);
  const removedIds = createStoredList('wishlist-removals', reviveId, ports);
  const removals = createPendingRemovals(removedIds, server);
  const mirror = createWishlistMirror({
    server,
    products,
    log,
    lock,
    list,
    removals,
    toWishedProduct,
  });

  async function refreshAfterLogin(): Promise<void> {
    await list.load();
    if (server.isSignedIn()) await mirror.reconcile();
  }

  ports.connectivity?.subscribe((isOnline) => {
    if (isOnline) void refreshAfterLogin();
  });

  return {
    items: list.items,
    isLoaded: list.isLoaded,
    load: () => list.load(),
    has: (sku) => list.items.get().some((item) => item.sku === sku),
    async add(product) {
      let isNew = false;
      const result = await list.change((items) => {
        isNew = items.every(({ sku }) => sku !== product.sku);
        return isNew ? [...items, toWishedProduct(product)] : items;
      });
      if (isNew) mirror.sendAdded(product.id);
      return result;
    },
    async remove(sku) {
      const ids = new Set<number>();
      const result = await list.change((items) => {
        for (const item of items) if (item.sku === sku) ids.add(item.id);
        const remaining = items.filter((item) => item.sku !== sku);
        for (const { id } of remaining) ids.delete(id);
        return remaining;
      });
      await mirror.sendRemoved(ids);
      return result;
    },
    async clear() {
      mirror.cancel();
      const [cleared] = await Promise.all([list.change(() => []), removedIds.change(() => [])]);
      return cleared;
    },
    refreshAfterLogin,
  };
}

function toWishedProduct(product: SavedProduct): WishedProduct {
  return { ...takeSnapshot(product), qty: 1 };
}

function reviveWished(value: unknown): WishedProduct | undefined {
  const product = reviveSnapshot(value);
  return product && toWishedProduct(product);
}

const reviveId = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined;
