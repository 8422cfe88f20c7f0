import type { CartItem, CartSync } from '@shop/cart-sync';
import type { KeyValueStore } from '@shop/kernel';
import type { Outbox } from '@shop/sync-queue';

/** Data of a queued order on this device, besides the order itself. */
export interface QueuedOrderCopy {
  /** The lines of the cart that was ordered. */
  readonly items: readonly CartItem[];
  /** Name of the shipping method; absent where nothing is shipped. */
  readonly shipping?: string | undefined;
  /** Name of the payment method. */
  readonly payment?: string | undefined;
}

/** Orders that wait on this device. */
export interface QueuedOrders {
  /** Stores the copy of an order before it is queued. `orderKey`: id of its task. */
  note(orderKey: string, copy: QueuedOrderCopy): Promise<void>;
  /** The copy of an order; undefined where this device has none. */
  find(orderKey: string): Promise<QueuedOrderCopy | undefined>;
  /** Deletes orders that never left the device, and puts their goods back into the cart. */
  remove(orderKeys: readonly string[]): Promise<void>;
  /** Deletes copies of orders that do not wait any more. */
  prune(): Promise<void>;
}

/** Creates the orders of a device. `store`: a collection of their own. */
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
        // One that may have left the device stays.
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

/** A line as it was before any server knew it: the cart of the order is another one. */
function asNewLine(item: CartItem): CartItem {
  const { sku, parentSku, type_id, qty, product_option, checksum, stock, info, product } = item;
  return { sku, parentSku, type_id, qty, product_option, checksum, stock, info, product };
}

const isCopy = (value: unknown): value is QueuedOrderCopy =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
