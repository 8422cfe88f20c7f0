import {
  createObservable,
  createPersistentState,
  ok,
  type Broadcast,
  type Lock,
  type Observable,
  type PersistentStatePorts,
  type Result,
  type StorageFailure,
} from '@shop/kernel';

/** Ports of the lists. */
export interface SavedListPorts extends Pick<PersistentStatePorts, 'store'> {
  /** Serializes updates between tabs. Absent: no other tab uses the store. */
  readonly lock?: Lock | undefined;
  /** Notifies other tabs of an update. Absent: no other tab uses the store. */
  readonly broadcast?: Broadcast | undefined;
}

/** A stored list that is shared by all tabs. */
export interface StoredList<T> {
  readonly items: Observable<readonly T[]>;
  /** True once the stored list has been read into `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads the store at the first call. */
  load(): Promise<void>;
  /** Replaces the list by the result of `next`: in `items` at once, then in the store. */
  change(next: (items: readonly T[]) => readonly T[]): Promise<Result<void, StorageFailure>>;
}

/**
 * Creates a persistent state (`@shop/kernel`) that is a list and is read at its first use.
 *
 * @param revive - Parses a stored item; returns undefined for an invalid one, which is left out.
 * @see SPEC.md SL-2 to SL-7
 */
export function createStoredList<T>(
  key: string,
  revive: (value: unknown) => T | undefined,
  { store, lock = createTabLock(), broadcast = noBroadcast }: SavedListPorts,
): StoredList<T> {
  const parse = (value: unknown): readonly T[] =>
    Array.isArray(value) ? value.map(revive).filter((item) => item !== undefined) : [];
  const list = createPersistentState(key, parse, { store, lock, broadcast }, `saved-lists/${key}`);
  const isLoaded = createObservable(false);
  let loading: Promise<void> | undefined;

  async function open(): Promise<void> {
    list.follow();
    await list.refresh();
    isLoaded.set(true);
  }
  const load = () => (loading ??= open());

  return {
    items: list.value,
    isLoaded,
    load,
    async change(next) {
      await load();
      const result = await list.update(next);
      return result.ok ? ok() : result;
    },
  };
}

const noBroadcast: Broadcast = { post() {}, subscribe: () => () => {} };

/** Creates a lock that runs the tasks of this tab one after the other. */
function createTabLock(): Lock {
  let lastTask: Promise<unknown> = Promise.resolve();
  return {
    run(_name, task) {
      const running = lastTask.then(
        () => task(),
        () => task(),
      );
      lastTask = running;
      return running;
    },
  };
}
