/** A value that changes, and a way to hear of it. Fits React's `useSyncExternalStore` as it is. */
export interface Observable<T> {
  get(): T;
  /** Calls `listener` after each change; returns how to stop. Source: KE-3, KE-4. */
  subscribe(listener: () => void): () => void;
}

/** An observable whoever made it can change. Source: KE-2, KE-3. */
export interface WritableObservable<T> extends Observable<T> {
  /** Keeps the value; listeners hear of it unless it is the same (`Object.is`). */
  set(value: T): void;
}

/** An observable value and the way to change it. Nothing throws but a listener. Source: KE-2 to KE-4. */
export function createObservable<T>(initial: T): WritableObservable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return;
      current = value;
      const notified = [...listeners];
      for (const listener of notified) if (listeners.has(listener)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
