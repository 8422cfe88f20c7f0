/** A value with change listeners. Fits React's `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T;
  /** Calls `listener` after each change; returns a function that removes it. Source: KE-3, KE-4. */
  subscribe(listener: () => void): () => void;
}

/** An observable that its owner can change. Source: KE-2, KE-3. */
export interface WritableObservable<T> extends Observable<T> {
  /** Sets the value; calls the listeners unless it is the same (`Object.is`). */
  set(value: T): void;
}

/** Creates an observable. Throws only what a listener throws. Source: KE-2 to KE-4. */
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
