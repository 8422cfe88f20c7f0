import { createObservable, type Observable } from '@shop/kernel';
import type { ShopperSession } from './shopper-session.ts';

/**
 * The shopper's side of the shop as an external store: nothing until it is built, then one `ShopperSession` for the
 * life of the page.
 */
export interface ShopperStore extends Observable<ShopperSession | undefined> {
  /**
   * Builds the shopper's side at the first call, and answers each further call with the same one. Rejects when it
   * cannot be built, and on a server: call it from effects and handlers only. The call after a rejection tries again.
   */
  start(): Promise<ShopperSession>;
}

/** A store that `build` fills at the first call of `start`. */
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

/** The store of a process that has no shopper: its `start` rejects. */
export const noShopperStore: ShopperStore = createShopperStore(() =>
  Promise.reject(new Error('There is no shopper on a server')),
);
