import { createObservable, type BatchStore, type Observable } from '@shop/kernel';
import type { BrowserPorts } from '@shop/platform-browser';

/** Opens what must not be lost, and knows whether this device has refused to store any of it. */
export interface StrictStores {
  open(collection: string): BatchStore;
  /** True from the first write the device did not take. */
  readonly isRefused: Observable<boolean>;
}

/** Notes each write that `openStore`'s collections refuse. */
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
