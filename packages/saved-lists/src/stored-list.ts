import {
  createObservable,
  ok,
  type Broadcast,
  type KeyValueStore,
  type Lock,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';

/** Ports of the lists. */
export interface SavedListPorts {
  readonly store: KeyValueStore;
  /** Keeps two tabs from writing over each other. Left out: there is one tab. */
  readonly lock?: Lock;
  /** Tells the other tabs to look again. */
  readonly broadcast?: Broadcast;
}

/** A list that outlives the page and is one list in all tabs. */
export interface StoredList<T> {
  readonly items: Observable<readonly T[]>;
  /** True once what was stored is in `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads the store, the first time it is called. */
  load(): Promise<void>;
  /** Replaces the list by what `next` makes of it: on the screen at once, then in the store. */
  change(next: (items: readonly T[]) => readonly T[]): Promise<Result<void, StorageFailure>>;
}

/**
 * Every change is read, made and written under one lock, so that what two tabs do at once is all there.
 * A change that could not be written stays on the screen and is written with the next one.
 * `revive` gives back what a stored value holds, undefined for what is no item. Source: SL-2 to SL-7.
 */
export function createStoredList<T>(
  key: string,
  revive: (value: unknown) => T | undefined,
  { store, lock, broadcast }: SavedListPorts,
): StoredList<T> {
  const name = `saved-lists/${key}`;
  const items = createObservable<readonly T[]>([]);
  const isLoaded = createObservable(false);
  let loading: Promise<void> | undefined;
  let hasUnwritten = false;
  let lastTask: Promise<unknown> = Promise.resolve();

  broadcast?.subscribe((message) => {
    if (message === name && isLoaded.get()) void runInOrder(async () => show(await readLatest()));
  });

  /** One after the other in this tab, and under the lock among tabs. */
  function runInOrder<R>(task: () => Promise<R>): Promise<R> {
    const run = () => (lock === undefined ? task() : lock.run(name, task));
    const running = lastTask.then(run, run);
    lastTask = running;
    return running;
  }

  async function readLatest(): Promise<readonly T[]> {
    if (hasUnwritten) return items.get();
    const value = await store.get(key);
    if (!Array.isArray(value)) return [];
    return value.map(revive).filter((item) => item !== undefined);
  }

  /** Screens repaint only for what is really another list. */
  function show(list: readonly T[]): void {
    if (JSON.stringify(list) !== JSON.stringify(items.get())) items.set(list);
  }

  function load(): Promise<void> {
    loading ??= runInOrder(async () => {
      show(await readLatest());
      isLoaded.set(true);
    });
    return loading;
  }

  return {
    items,
    isLoaded,
    load,
    async change(next) {
      await load();
      show(next(items.get()));
      return runInOrder(async () => {
        const list = next(await readLatest());
        show(list);
        const result = await store.set(key, list);
        hasUnwritten = !result.ok;
        if (!result.ok) return result;
        broadcast?.post(name);
        return ok();
      });
    },
  };
}
