import type { KeyValueStore, Observable } from '@shop/kernel';
import { whenIdle } from './first-sign.ts';

/**
 * Delays the writes of a store until the first sign of use and an idle browser: writes do not delay a paint, and a
 * visit without a person opens no database. Reads do not wait. Errors: those of `store`.
 */
export function storeWhenIdle(store: KeyValueStore, firstSign: Observable<boolean>): KeyValueStore {
  return {
    ...store,
    set: (key, value) => idleAfter(firstSign).then(() => store.set(key, value)),
    delete: (key) => idleAfter(firstSign).then(() => store.delete(key)),
  };
}

/** Resolves when the page has been used and the browser is idle. */
export function idleAfter(firstSign: Observable<boolean>): Promise<void> {
  return new Promise((resolve) => {
    if (firstSign.get()) {
      whenIdle(resolve);
      return;
    }
    const stop = firstSign.subscribe(() => {
      stop();
      whenIdle(resolve);
    });
  });
}
