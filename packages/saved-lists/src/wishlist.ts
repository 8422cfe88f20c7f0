import type { Log, Observable, Result, StorageFailure } from '@shop/kernel';
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
 * Stored under `current-wishlist`. Calls to the server go out one after the other, in the order of the
 * changes, and never keep the shopper waiting.
 *
 * Source: SL-12 to SL-20.
 */
export function createWishlist(ports: WishlistPorts): Wishlist {
  const { server, products, log } = ports;
  const list = createStoredList('current-wishlist', reviveWished, ports);
  let mirroring: Promise<void> = Promise.resolve();
  /** Counts the times the list was cleared: what began before belongs to somebody who has left. */
  let clearings = 0;
  /** Ids taken out since the refresh under way began. */
  let removedMeanwhile = new Set<number>();

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
    if (isNew) mirror(() => server.add(product.id));
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
    for (const id of gone) {
      removedMeanwhile.add(id);
      mirror(() => server.remove(id));
    }
    return saved;
  }

  async function refresh(): Promise<void> {
    const clearingsBefore = clearings;
    removedMeanwhile = new Set();
    const isOver = () => clearings !== clearingsBefore || !server.isSignedIn();
    const listed = await server.list();
    if (!listed.ok) return noteFailure(listed);
    const there = new Set(listed.value);
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
          !removedMeanwhile.has(id) &&
          items.every((item) => item.id !== id && item.sku !== sku),
      );
      return [...items, ...news.map(wished)];
    });
  }

  return {
    items: list.items,
    isLoaded: list.isLoaded,
    load: () => list.load(),
    has: (sku) => list.items.get().some((item) => item.sku === sku),
    add,
    remove,
    clear() {
      clearings += 1;
      return list.change(() => []);
    },
    async refreshAfterLogin() {
      await list.load();
      if (server.isSignedIn()) await afterOthers(refresh);
    },
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
