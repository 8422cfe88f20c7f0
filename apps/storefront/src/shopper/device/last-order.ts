import { unsafeBrand, type Clock, type EpochMs, type KeyValueStore } from '@shop/kernel';

/** Key in the `user` collection: time of the last order placed on this device. */
const key = 'last-cart-bypass-ts';

/** Time of the last order placed on this device. */
export interface LastOrder {
  /** Undefined if there was none, and until `read` has finished. */
  at(): EpochMs | undefined;
  read(): Promise<void>;
  /** Stores that an order was placed now. */
  note(): Promise<void>;
}

export function createLastOrder(store: KeyValueStore, clock: Pick<Clock, 'now'>): LastOrder {
  let last: EpochMs | undefined;
  return {
    at: () => last,
    async read() {
      const storedTime = await store.get(key);
      if (typeof storedTime === 'number' && Number.isFinite(storedTime))
        last = unsafeBrand<EpochMs>(storedTime);
    },
    async note() {
      last = clock.now();
      await store.set(key, last);
    },
  };
}
