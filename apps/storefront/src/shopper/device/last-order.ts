import { unsafeBrand, type Clock, type EpochMs, type KeyValueStore } from '@shop/kernel';

/** Stored under `user`: when this device last placed an order. */
const key = 'last-cart-bypass-ts';

/** When this device last placed an order. */
export interface LastOrder {
  /** Unknown, like never, until `read` has ended. */
  at(): EpochMs | undefined;
  read(): Promise<void>;
  /** An order was placed now. */
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
