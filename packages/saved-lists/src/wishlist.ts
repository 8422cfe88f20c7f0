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
  /** Whether there is a token; without one nothing is sent. */
  isSignedIn(): boolean;
  add(productId: number): Promise<Result<void, MirrorFailure>>;
  remove(productId: number): Promise<Result<void, MirrorFailure>>;
  list(): Promise<Result<readonly number[], MirrorFailure>>;
}

/** What the wishlist needs of the world. */
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
  let clearings = 0;

  function afterOthers(task: () => Promise<void>): Promise<void> {
    mirroring = mirroring.then(task, task);
    return mirroring;
  }

  function mirror(call: () => Promise<Result<unknown, MirrorFailure>>): void {
    if (!server.isSignedIn()) return;
    const clearingsBefore = clearings;
    void afterOthers(async () => {
      if (clearings === clearingsBefore) noteFailure(await call());
    });
  }

  function noteFailure(result: Result<unknown, MirrorFailure>): void {
    if (!result.ok) log.warn('wishlist-not-mirrored', { kind: result.error.kind });
  }

  async function add(product: SavedProduct): Promise<Result<void, StorageFailure>> {
    let isNew = false;
    const saved = await list.change((items) => {
      isNew = items.every(({ sku }) => sku !== product.sku);
      return isNew ? [...items, wished(product)] : items;
    });
    if (isNew) {
      mirror(async () => {
        await noteRemovalDone(product.id);
        return server.add(product.id);
      });
    }
    return saved;
  }

  async function remove(sku: string): Promise<Result<void, StorageFailure>> {
    const gone = new Set<number>();
    const saved = await list.change((items) => {
      for (const item of items) if (item.sku === sku) gone.add(item.id);
      const kept = items.filter((item) => item.sku !== sku);
      for (const { id } of kept) gone.delete(id);
      return kept;
    });
    for (const id of server.isSignedIn() ? gone : []) {
      await removals.change((ids) => (ids.includes(id) ? ids : [...ids, id]));
      mirror(() => tellRemoval(id));
    }
    return saved;
  }

  const isRemovalOwed = (id: number) => removals.items.get().includes(id);

  async function noteRemovalDone(id: number): Promise<void> {
    await removals.load();
    if (isRemovalOwed(id)) await removals.change((ids) => ids.filter((other) => other !== id));
  }

  /** Once it is confirmed it is owed no more. */
  async function tellRemoval(id: number): Promise<Result<void, MirrorFailure>> {
    if (!isRemovalOwed(id)) return ok();
    const told = await server.remove(id);
    if (told.ok) await noteRemovalDone(id);
    return told;
  }

  async function refresh(): Promise<void> {
    const clearingsBefore = clearings;
    const isOver = () => clearings !== clearingsBefore || !server.isSignedIn();
    const listed = await server.list();
    if (!listed.ok) return noteFailure(listed);
    const there = new Set(listed.value);
    await removals.load();
    for (const id of removals.items.get()) {
      if (isOver()) return;
      if (there.delete(id)) noteFailure(await tellRemoval(id));
      else await noteRemovalDone(id);
    }
    const here = new Set(list.items.get().map(({ id }) => id));
    for (const id of here) {
      if (isOver()) return;
      if (!there.has(id)) noteFailure(await server.add(id));
    }
    const onlyThere = [...there].filter((id) => !here.has(id));
    if (onlyThere.length === 0 || isOver()) return;
    const fetched = await products.byIds(onlyThere);
    if (!fetched.ok) return noteFailure(fetched);
    if (isOver()) return;
    await list.change((items) => {
      if (isOver()) return items;
      const news = fetched.value.filter(
        ({ id, sku }) =>
          there.has(id) &&
          !isRemovalOwed(id) &&
          items.every((item) => item.id !== id && item.sku !== sku),
      );
      return [...items, ...news.map(wished)];
    });
  }

  async function refreshAfterLogin(): Promise<void> {
    await list.load();
    if (server.isSignedIn()) await afterOthers(refresh);
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
      clearings += 1;
      const [cleared] = await Promise.all([list.change(() => []), removals.change(() => [])]);
      return cleared;
    },
    refreshAfterLogin,
    whenMirrored: () => mirroring,
  };
}

function wished(product: SavedProduct): WishedProduct {
  return { ...takeSnapshot(product), qty: 1 };
}

function reviveWished(value: unknown): WishedProduct | undefined {
  const product = reviveSnapshot(value);
  return product && wished(product);
}

const reviveId = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined;
