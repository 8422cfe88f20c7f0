import { createObservable, type Observable } from './observable.ts';
import type { Broadcast, KeyValueStore, Lock, StorageFailure } from './ports.ts';
import { ok, type Result } from './result.ts';

/** Ports of a persistent state. */
export interface PersistentStatePorts {
  readonly store: KeyValueStore;
  /** Serializes reads and updates, in this tab and between tabs. */
  readonly lock: Lock;
  /** Notifies other tabs of an update. */
  readonly broadcast: Broadcast;
}

/** One value of the store, shared between tabs. */
export interface PersistentState<T> {
  /** The stored value with the updates of this tab that are not stored yet. Initially `parse(undefined)`. */
  readonly value: Observable<T>;
  /** Reads the store. */
  refresh(): Promise<void>;
  /**
   * Shows `change(value)` at once, then applies `change` to the value in the store and writes the result, under the lock.
   * `change` is pure and may run more than once. A result with the same JSON is not written.
   *
   * @returns The new value, or why it could not be stored: then this tab keeps showing the change and writes it with
   *   the next update.
   * @throws What `change`, `parse` or the lock throws; the change is undone.
   */
  update(change: (value: T) => T): Promise<Result<T, StorageFailure>>;
  /** Refreshes after each update of another tab. Passes the refresh to `onRefresh`. Returns a function that stops. */
  follow(onRefresh?: (refreshed: Promise<void>) => void): () => void;
}

/**
 * Creates the state of one key. Reads nothing before `refresh` or `update`.
 * @param key - Key in the store and name of the lock.
 * @param parse - Parses a stored value; returns a default for `undefined` and for anything invalid. `undefined` as a
 * value deletes the key.
 * @param message - Text of the broadcast; `key` if absent. States with one message refresh together.
 * @see SPEC.md KE-30 to KE-37
 */
export function createPersistentState<T>(
  key: string,
  parse: (value: unknown) => T,
  { store, lock, broadcast }: PersistentStatePorts,
  message: string = key,
): PersistentState<T> {
  let storedValue = parse(undefined);
  let unsaved: readonly ((value: T) => T)[] = [];
  const value = createObservable(storedValue);

  const apply = (changes: typeof unsaved, base: T): T =>
    changes.reduce((changed, change) => change(changed), base);
  const read = async (): Promise<T> => parse(await store.get(key));
  const write = async (next: T): Promise<Result<void, StorageFailure>> =>
    next === undefined ? ok(await store.delete(key)) : store.set(key, next);
  const show = (next: T): void => {
    if (!isSame(next, value.get())) value.set(next);
  };

  /** Writes a change together with earlier changes that the store refused. */
  async function save(change: (value: T) => T): Promise<Result<T, StorageFailure>> {
    const changes = unsaved.slice(0, unsaved.indexOf(change) + 1);
    storedValue = await read();
    const next = apply(changes, storedValue);
    if (!isSame(next, storedValue)) {
      const result = await write(next);
      if (!result.ok) return result;
      broadcast.post(message);
    }
    storedValue = next;
    unsaved = unsaved.filter((unsavedChange) => !changes.includes(unsavedChange));
    return ok(next);
  }

  const refresh = () =>
    lock.run(key, async () => {
      storedValue = await read();
      show(apply(unsaved, storedValue));
    });

  return {
    value,
    refresh,
    async update(change) {
      // A new function: the same `change` may be passed twice.
      const ownChange = (base: T) => change(base);
      show(ownChange(value.get()));
      unsaved = [...unsaved, ownChange];
      try {
        return await lock.run(key, () => save(ownChange));
      } catch (cause) {
        unsaved = unsaved.filter((unsavedChange) => unsavedChange !== ownChange);
        throw cause;
      } finally {
        show(apply(unsaved, storedValue));
      }
    },
    follow: (onRefresh) =>
      broadcast.subscribe((posted) => {
        if (posted !== message) return;
        const refreshed = refresh();
        onRefresh?.(refreshed);
      }),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
