import type { Lock } from '@shop/kernel';

/** A lock that says how far it reaches. */
export interface BrowserLock extends Lock {
  /** False where the browser has no Web Locks: then tasks exclude each other within this tab only. */
  readonly acrossTabs: boolean;
}

/** The part of the browser's lock manager that is used. */
export interface LockRequests {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Web Locks, else one queue per name in this tab. A tab that closes or crashes lets its locks go.
 * Errors: what `task` rejects with.
 */
export function createWebLock(manager: LockRequests | undefined = browserLocks()): BrowserLock {
  if (manager !== undefined) {
    return {
      acrossTabs: true,
      run: (name, task) => manager.request(name, task),
    };
  }
  const tails = new Map<string, Promise<unknown>>();
  return {
    acrossTabs: false,
    run(name, task) {
      const mine = (tails.get(name) ?? Promise.resolve()).then(task);
      const settled = mine.then(
        () => undefined,
        () => undefined,
      );
      tails.set(name, settled);
      void settled.then(() => {
        if (tails.get(name) === settled) tails.delete(name);
      });
      return mine;
    },
  };
}

function browserLocks(): LockRequests | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks as unknown as LockRequests)
    : undefined;
}
