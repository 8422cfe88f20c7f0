import { createObservable, type Observable } from '@shop/kernel';
import type { ShopperSession } from './shopper-session.ts';

/**
 * External store of the shopper's session: undefined until it is created, then one `ShopperSession` for the lifetime of
 * the page.
 */
export interface ShopperStore extends Observable<ShopperSession | undefined> {
  /**
   * Creates the session at the first call; later calls return the same one. Rejects if it cannot be created, and on a
   * server: call it from effects and handlers only. The call after a rejection tries again.
   */
  start(): Promise<ShopperSession>;
}

/** Creates the store. `build` runs at the first call of `start`. */
export function createShopperStore(build: () => Promise<ShopperSession>): ShopperStore {
  const { get, set, subscribe } = createObservable<ShopperSession | undefined>(undefined);
  let started: Promise<ShopperSession> | undefined;
  return {
    get,
    subscribe,
    start() {
      started ??= build().then(
        (shopper) => {
          set(shopper);
          return shopper;
        },
        (cause: unknown) => {
          started = undefined;
          throw cause;
        },
      );
      return started;
    },
  };
}

/** Store of a process without a shopper: its `start` rejects. */
export const noShopperStore: ShopperStore = createShopperStore(() =>
  Promise.reject(new Error('There is no shopper on a server')),
);
