import { ok, type Lock, type Log, type Result } from '@shop/kernel';
import type { PendingRemovals } from './pending-removals.ts';
import type { SavedProduct } from './saved-product.ts';
import type { StoredList } from './stored-list.ts';
import type {
  MirrorFailure,
  WishedProduct,
  WishlistProducts,
  WishlistServer,
} from './wishlist-server.ts';

/** Name of the lock under which all tabs send their calls. */
const callLock = 'wishlist-calls';

/** Sends changes of the wishlist to the server, one after the other in all tabs. */
export interface WishlistMirror {
  /** Sends an added product. Does not wait for the response. */
  sendAdded(productId: number): void;
  /** Stores removed products until the server has confirmed the removal, and sends the removals. */
  sendRemoved(productIds: ReadonlySet<number>): Promise<void>;
  /** Sends products that only this device has; fetches products that only the server has. */
  reconcile(): Promise<void>;
  /** Cancels calls that have not been sent, because the list is cleared. */
  cancel(): void;
}

/** Parts of the wishlist that the mirror uses. */
interface MirrorParts {
  readonly server: WishlistServer;
  readonly products: WishlistProducts;
  readonly log: Log;
  /** Absent: no other tab uses the store. */
  readonly lock?: Lock | undefined;
  readonly list: StoredList<WishedProduct>;
  readonly removals: PendingRemovals;
  readonly toWishedProduct: (product: SavedProduct) => WishedProduct;
}

/** Source: SL-18 to SL-25, SL-26, SL-27. */
export function createWishlistMirror(parts: MirrorParts): WishlistMirror {
  const { server, log, removals, list, lock } = parts;
  let lastCall: Promise<void> = Promise.resolve();
  /** Number of times the list was cleared: earlier calls belong to an ended session. */
  let clearCount = 0;

  function enqueue(task: () => Promise<void>): Promise<void> {
    const call = () => (lock === undefined ? task() : lock.run(callLock, task));
    lastCall = lastCall.then(call, call);
    return lastCall;
  }

  function send(call: () => Promise<Result<unknown, MirrorFailure>>): void {
    if (!server.isSignedIn()) return;
    const clearCountAtStart = clearCount;
    void enqueue(async () => {
      if (clearCount === clearCountAtStart) logFailure(await call());
    });
  }

  const isListed = (productId: number) => list.items.get().some(({ id }) => id === productId);

  function logFailure(result: Result<unknown, MirrorFailure>): void {
    if (!result.ok) log.warn('wishlist-not-mirrored', { kind: result.error.kind });
  }

  /** Sends pending removals of products that the server still lists. Returns the ids that it lists afterwards. */
  async function sendRemovals(
    listedIds: readonly number[],
    hasEnded: () => boolean,
  ): Promise<Set<number>> {
    const serverIds = new Set(listedIds);
    await removals.load();
    for (const id of removals.ids()) {
      if (hasEnded()) break;
      if (serverIds.delete(id)) logFailure(await removals.send(id));
      else await removals.clear(id);
    }
    return serverIds;
  }

  async function fetchMissing(serverIds: ReadonlySet<number>, hasEnded: () => boolean) {
    const { products, toWishedProduct } = parts;
    const localIds = new Set(list.items.get().map(({ id }) => id));
    for (const id of localIds) {
      if (hasEnded()) return;
      if (!serverIds.has(id) && isListed(id)) logFailure(await server.add(id));
    }
    const missingIds = [...serverIds].filter((id) => !localIds.has(id));
    if (missingIds.length === 0 || hasEnded()) return;
    const fetched = await products.byIds(missingIds);
    if (!fetched.ok) return logFailure(fetched);
    if (hasEnded()) return;
    await list.change((items) => {
      if (hasEnded()) return items;
      const newProducts = fetched.value.filter(
        ({ id, sku }) =>
          serverIds.has(id) &&
          !removals.has(id) &&
          items.every((item) => item.id !== id && item.sku !== sku),
      );
      return [...items, ...newProducts.map(toWishedProduct)];
    });
  }

  async function reconcile(): Promise<void> {
    const clearCountAtStart = clearCount;
    const hasEnded = () => clearCount !== clearCountAtStart || !server.isSignedIn();
    const listed = await server.list();
    if (!listed.ok) return logFailure(listed);
    const serverIds = await sendRemovals(listed.value, hasEnded);
    if (!hasEnded()) await fetchMissing(serverIds, hasEnded);
  }

  return {
    sendAdded: (id) =>
      send(async () => {
        // Another tab may have removed the product while this call waited.
        if (!isListed(id)) return ok();
        await removals.clear(id);
        return server.add(id);
      }),
    async sendRemoved(ids) {
      for (const id of server.isSignedIn() ? ids : []) {
        await removals.add(id);
        send(() => removals.send(id));
      }
    },
    reconcile: () => enqueue(reconcile),
    cancel() {
      clearCount += 1;
    },
  };
}
