import type { KeyValueStore, Observable } from '@shop/kernel';
import { whenIdle } from './first-sign.ts';

/**
 * A store whose writes wait until somebody uses the page and the browser is idle: no paint waits for them, and a
 * visit without a person opens no database. Reads do not wait. Errors: those of `store`.
 */
export function storeWhenIdle(store: KeyValueStore, firstSign: Observable<boolean>): KeyValueStore {
  return {
    ...store,
    set: (key, value) => idleAfter(firstSign).then(() => store.set(key, value)),
    delete: (key) => idleAfter(firstSign).then(() => store.delete(key)),
  };
}

/** Resolves when somebody has used the page and the browser is idle. */
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
