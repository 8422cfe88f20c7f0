import type { CartItem, CartSync } from '@shop/cart-sync';
import type { KeyValueStore } from '@shop/kernel';
import type { Outbox } from '@shop/sync-queue';

/** Data of a queued order on this device, besides the order itself. */
export interface QueuedOrderCopy {
  /** The lines of the cart that was ordered. */
  readonly items: readonly CartItem[];
  /** Name of the shipping method; absent if nothing is shipped. */
  readonly shipping?: string | undefined;
  /** Name of the payment method. */
  readonly payment?: string | undefined;
}

/** Orders that wait on this device. */
export interface QueuedOrders {
  /** Stores the copy of an order before it is queued. `orderKey`: id of its task. */
  note(orderKey: string, copy: QueuedOrderCopy): Promise<void>;
  /** Returns the copy of an order; undefined if this device has none. */
  find(orderKey: string): Promise<QueuedOrderCopy | undefined>;
  /** Deletes orders that were never sent, and adds their lines to the cart again. */
  remove(orderKeys: readonly string[]): Promise<void>;
  /** Deletes copies of orders that no longer wait. */
  prune(): Promise<void>;
}

/** Creates the queued orders of a device. `store`: a separate collection. */
export function createQueuedOrders(
  store: KeyValueStore,
  outbox: Pick<Outbox, 'discard' | 'find'>,
  cart: Pick<CartSync, 'restore' | 'state'>,
): QueuedOrders {
  const find = async (orderKey: string) => {
    const copy = await store.get(orderKey);
    return isCopy(copy) ? copy : undefined;
  };
  return {
    note: async (orderKey, copy) => void (await store.set(orderKey, copy)),
    find,
    async remove(orderKeys) {
      for (const orderKey of orderKeys) {
        const copy = await find(orderKey);
        // An order that may have been sent stays.
        if (!(await outbox.discard(orderKey))) continue;
        for (const item of copy?.items ?? []) {
          await cart.restore({ item: asNewLine(item), index: cart.state.get().items.length });
        }
        await store.delete(orderKey);
      }
    },
    async prune() {
      for (const orderKey of await store.keys()) {
        const state = outbox.find(orderKey)?.state;
        if (state === undefined || state === 'done') await store.delete(orderKey);
      }
    },
  };
}

/** Returns a line without server data: the current cart is not the one that was ordered. */
function asNewLine(item: CartItem): CartItem {
  const { sku, parentSku, type_id, qty, product_option, checksum, stock, info, product } = item;
  return { sku, parentSku, type_id, qty, product_option, checksum, stock, info, product };
}

const isCopy = (value: unknown): value is QueuedOrderCopy =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
