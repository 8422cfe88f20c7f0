import { ok, type Result } from '@shop/kernel';
import type { StoredList } from './stored-list.ts';
import type { MirrorFailure, WishlistServer } from './wishlist-server.ts';

/** Removed products that the server has not confirmed. */
export interface PendingRemovals {
  load(): Promise<void>;
  ids(): readonly number[];
  has(productId: number): boolean;
  add(productId: number): Promise<void>;
  /** Deletes a pending removal: it is confirmed, or the product was added again. */
  clear(productId: number): Promise<void>;
  /** Sends a removal that is still pending, and deletes it once the server has confirmed it. */
  send(productId: number): Promise<Result<void, MirrorFailure>>;
}

/** Source: SL-23, SL-26. */
export function createPendingRemovals(
  list: StoredList<number>,
  server: WishlistServer,
): PendingRemovals {
  const has = (id: number) => list.items.get().includes(id);

  async function clear(id: number): Promise<void> {
    await list.load();
    if (has(id)) await list.change((ids) => ids.filter((pendingId) => pendingId !== id));
  }

  return {
    load: () => list.load(),
    ids: () => list.items.get(),
    has,
    add: async (id) => void (await list.change((ids) => (ids.includes(id) ? ids : [...ids, id]))),
    clear,
    async send(id) {
      if (!has(id)) return ok();
      const result = await server.remove(id);
      if (result.ok) await clear(id);
      return result;
    },
  };
}
