import {
  createObservable,
  err,
  ok,
  type Broadcast,
  type KeyValueStore,
  type Lock,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import { isSavedProduct, type SavedProduct } from './saved-product.ts';

export interface SavedListPorts {
  readonly store: KeyValueStore;
  /** Keeps two tabs from writing over each other. Left out: one tab is taken for granted. */
  readonly lock?: Lock;
  /** Tells the other tabs to look again. */
  readonly broadcast?: Broadcast;
}

/** A list of products that outlives the page and is one list in all tabs. */
export interface StoredList {
  readonly items: Observable<readonly SavedProduct[]>;
  /** True once what was stored is in `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads the store, the first time it is called. */
  load(): Promise<void>;
  /** Replaces the list by what `next` makes of it: on the screen at once, then in the store. */
  change(
    next: (items: readonly SavedProduct[]) => readonly SavedProduct[],
  ): Promise<Result<void, StorageFailure>>;
}

/**
 * Every change is read, made and written under one lock, so that what two tabs add at once is all there.
 * A change that could not be written stays on the screen and is written with the next one.
 * Source: SL-3 to SL-7.
 */
export function createStoredList(key: string, ports: SavedListPorts): StoredList {
  const { store, lock, broadcast } = ports;
  const message = `saved-lists/${key}`;
  const items = createObservable<readonly SavedProduct[]>([]);
  const isLoaded = createObservable(false);
  let loading: Promise<void> | undefined;
  let hasUnwritten = false;
  let turn: Promise<unknown> = Promise.resolve();

  broadcast?.subscribe((heard) => {
    if (heard === message && isLoaded.get()) void inTurn(async () => show(await latest()));
  });

  /** One change after the other in this tab, and under the lock among tabs. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = () => (lock === undefined ? task() : lock.run(message, task));
    const mine = turn.then(run, run);
    turn = mine;
    return mine;
  }

  async function latest(): Promise<readonly SavedProduct[]> {
    if (hasUnwritten) return items.get();
    const stored = await store.get(key);
    return Array.isArray(stored) ? stored.filter(isSavedProduct) : [];
  }

  function show(list: readonly SavedProduct[]): void {
    if (JSON.stringify(list) !== JSON.stringify(items.get())) items.set(list);
  }

  return {
    items,
    isLoaded,
    load() {
      loading ??= inTurn(async () => {
        show(await latest());
        isLoaded.set(true);
      });
      return loading;
    },
    async change(next) {
      await this.load();
      show(next(items.get()));
      return inTurn(async () => {
        const list = next(await latest());
        show(list);
        const written = await store.set(key, list);
        hasUnwritten = !written.ok;
        if (!written.ok) return err(written.error);
        broadcast?.post(message);
        return ok();
      });
    },
  };
}
