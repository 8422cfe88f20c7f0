import { createObservable, type BatchStore, type Observable } from '@shop/kernel';
import type { BrowserPorts } from '@shop/platform-browser';

/** Opens collections that must not be lost, and reports if this device refuses a write. */
export interface StrictStores {
  open(collection: string): BatchStore;
  /** True from the first refused write. */
  readonly isRefused: Observable<boolean>;
}

/** Records each write that the collections of `openStore` refuse. */
export function createStrictStores(openStore: BrowserPorts['openStore']): StrictStores {
  const isRefused = createObservable(false);
  return {
    isRefused,
    open(collection) {
      const store = openStore(collection, { durability: 'strict' });
      const note = async (write: ReturnType<BatchStore['setMany']>) => {
        const result = await write;
        if (!result.ok && !isRefused.get()) isRefused.set(true);
        return result;
      };
      return {
        ...store,
        set: (key, value) => note(store.set(key, value)),
        setMany: (entries) => note(store.setMany(entries)),
      };
    },
  };
}
