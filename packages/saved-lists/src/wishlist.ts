import {
  ok,
  type Connectivity,
  type Log,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import type { ProductList } from './product-list.ts';
import { reviveSnapshot, takeSnapshot, type SavedProduct } from './saved-product.ts';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** A product wished for. The quantity is always 1. */
export type WishedProduct = SavedProduct & { readonly qty: 1 };

/** The server did not take or give the list. */
export interface MirrorFailure {
  readonly kind: 'refused' | 'unavailable';
  readonly cause?: unknown;
}

/** The wishlist of the signed-in customer on the server: product ids. */
export interface WishlistServer {
  /** Returns true if there is a token; without one nothing is sent. */
  isSignedIn(): boolean;
  add(productId: number): Promise<Result<void, MirrorFailure>>;
  remove(productId: number): Promise<Result<void, MirrorFailure>>;
  list(): Promise<Result<readonly number[], MirrorFailure>>;
}

/** Ports of the wishlist. */
export interface WishlistPorts extends SavedListPorts {
  readonly server: WishlistServer;
  /** Tells when the lists can meet again. Left out: they meet only when asked to. */
  readonly connectivity?: Pick<Connectivity, 'subscribe'>;
  /** Fetches products by id; ids nobody has are simply not among them. */
  readonly products: {
    byIds(ids: readonly number[]): Promise<Result<readonly SavedProduct[], MirrorFailure>>;
  };
  /** Hears of a server that did not take part; the shopper does not. */
  readonly log: Log;
}

/** The products a shopper wishes for, mirrored to the server while signed in. */
export interface Wishlist extends ProductList<WishedProduct> {
  /** Takes everything out here; the server's list stays. What logging out does. */
  clear(): Promise<Result<void, StorageFailure>>;
  /** Makes this list and the server's one: sends what only is here, fetches what only is there. */
  refreshAfterLogin(): Promise<void>;
  /** Resolves when everything that was to be sent has been answered. */
  whenMirrored(): Promise<void>;
  readonly items: Observable<readonly WishedProduct[]>;
}

/**
 * Stored under `current-wishlist`; under `wishlist-removals` what was taken out and the server has not confirmed.
 * Calls to the server go out one after the other, in the order of the changes, and never keep the shopper waiting.
 *
 * Source: SL-12 to SL-20, SL-26, SL-27.
 */
export function createWishlist(ports: WishlistPorts): Wishlist {
  const { server, products, log } = ports;
  const list = createStoredList('current-wishlist', reviveWished, ports);
  const removals = createStoredList('wishlist-removals', reviveId, ports);
  let mirroring: Promise<void> = Promise.resolve();
  /** Counts the times the list was cleared: what began before belongs to somebody who has left. */
  let clearCount = 0;

  function enqueue(task: () => Promise<void>): Promise<void> {
    mirroring = mirroring.then(task, task);
    return mirroring;
  }

  function mirror(call: () => Promise<Result<unknown, MirrorFailure>>): void {
    if (!server.isSignedIn()) return;
    const clearCountAtStart = clearCount;
    void enqueue(async () => {
      if (clearCount === clearCountAtStart) logFailure(await call());
    });
  }

  function logFailure(result: Result<unknown, MirrorFailure>): void {
    if (!result.ok) log.warn('wishlist-not-mirrored', { kind: result.error.kind });
  }

  async function add(product: SavedProduct): Promise<Result<void, StorageFailure>> {
    let isNew = false;
    const result = await list.change((items) => {
      isNew = items.every(({ sku }) => sku !== product.sku);
      return isNew ? [...items, toWishedProduct(product)] : items;
    });
    if (isNew) {
      mirror(async () => {
        await clearPendingRemoval(product.id);
        return server.add(product.id);
      });
    }
    return result;
  }

  async function remove(sku: string): Promise<Result<void, StorageFailure>> {
    const removedIds = new Set<number>();
    const result = await list.change((items) => {
      for (const item of items) if (item.sku === sku) removedIds.add(item.id);
      const remaining = items.filter((item) => item.sku !== sku);
      for (const { id } of remaining) removedIds.delete(id);
      return remaining;
    });
    for (const id of server.isSignedIn() ? removedIds : []) {
      await removals.change((ids) => (ids.includes(id) ? ids : [...ids, id]));
      mirror(() => sendRemoval(id));
    }
    return result;
  }

  const isRemovalPending = (id: number) => removals.items.get().includes(id);

  async function clearPendingRemoval(id: number): Promise<void> {
    await removals.load();
    if (isRemovalPending(id))
      await removals.change((ids) => ids.filter((removalId) => removalId !== id));
  }

  /** Once it is confirmed it is owed no more. */
  async function sendRemoval(id: number): Promise<Result<void, MirrorFailure>> {
    if (!isRemovalPending(id)) return ok();
    const result = await server.remove(id);
    if (result.ok) await clearPendingRemoval(id);
    return result;
  }

  async function refresh(): Promise<void> {
    const clearCountAtStart = clearCount;
    const hasEnded = () => clearCount !== clearCountAtStart || !server.isSignedIn();
    const listed = await server.list();
    if (!listed.ok) return logFailure(listed);
    const serverIds = new Set(listed.value);
    await removals.load();
    for (const id of removals.items.get()) {
      if (hasEnded()) return;
      if (serverIds.delete(id)) logFailure(await sendRemoval(id));
      else await clearPendingRemoval(id);
    }
    const here = new Set(list.items.get().map(({ id }) => id));
    for (const id of here) {
      if (hasEnded()) return;
      if (!serverIds.has(id)) logFailure(await server.add(id));
    }
    const onlyThere = [...serverIds].filter((id) => !here.has(id));
    if (onlyThere.length === 0 || hasEnded()) return;
    const fetched = await products.byIds(onlyThere);
    if (!fetched.ok) return logFailure(fetched);
    if (hasEnded()) return;
    await list.change((items) => {
      if (hasEnded()) return items;
      const news = fetched.value.filter(
        ({ id, sku }) =>
          serverIds.has(id) &&
          !isRemovalPending(id) &&
          items.every((item) => item.id !== id && item.sku !== sku),
      );
      return [...items, ...news.map(toWishedProduct)];
    });
  }

  async function refreshAfterLogin(): Promise<void> {
    await list.load();
    if (server.isSignedIn()) await enqueue(refresh);
  }

  ports.connectivity?.subscribe((isOnline) => {
    if (isOnline) void refreshAfterLogin();
  });

  return {
    items: list.items,
    isLoaded: list.isLoaded,
    load: () => list.load(),
    has: (sku) => list.items.get().some((item) => item.sku === sku),
    add,
    remove,
    async clear() {
      clearCount += 1;
      const [cleared] = await Promise.all([list.change(() => []), removals.change(() => [])]);
      return cleared;
    },
    refreshAfterLogin,
    whenMirrored: () => mirroring,
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
