import { createObservable, type Observable } from '@shop/kernel';
import type { Personal } from './shopper-session.ts';

/**
 * The shopper's side of the shop as an external store: nothing until it is built, then one `Personal` for the
 * life of the page.
 */
export interface Shopper extends Observable<Personal | undefined> {
  /**
   * Builds the shopper's side at the first call, and answers each further call with the same one. Rejects when it
   * cannot be built, and on a server: call it from effects and handlers only. The call after a rejection tries again.
   */
  start(): Promise<Personal>;
}

/** A store that `build` fills at the first call of `start`. */
export function createShopper(build: () => Promise<Personal>): Shopper {
  const { get, set, subscribe } = createObservable<Personal | undefined>(undefined);
  let started: Promise<Personal> | undefined;
  return {
    get,
    subscribe,
    start() {
      started ??= build().then(
        (personal) => {
          set(personal);
          return personal;
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
export const noShopper: Shopper = createShopper(() =>
  Promise.reject(new Error('There is no shopper on a server')),
);
