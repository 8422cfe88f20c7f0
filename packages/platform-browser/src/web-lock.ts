import type { Clock, Lock } from '@shop/kernel';
import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** A lock with its scope. */
export interface BrowserLock extends Lock {
  /** False where the browser has no Web Locks, or refuses them: then tasks exclude each other within this tab only. */
  readonly acrossTabs: boolean;
}

/** The part of the browser's lock manager that is used. */
export interface LockRequests {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
  query?(): Promise<{ readonly held?: readonly { readonly name?: string | undefined }[] }>;
}

/** Milliseconds between two queries of the lock manager while a request waits; also the limit of one query. */
const queryIntervalMs = 1000;
/** Number of queries without a holder of the lock after which the browser counts as not responding. */
const maxUnheldQueries = 3;

/**
 * Web Locks, else one queue per name in this tab: also where the browser refuses them, or does not respond though
 * the lock is free. The browser releases the locks of a tab that closes or crashes.
 * Errors: what `task` rejects with.
 */
export function createWebLock(
  manager: LockRequests | undefined = browserLocks(),
  clock: Clock = systemClock,
): BrowserLock {
  const inTab = createTabQueue();
  let isRefused = manager === undefined;

  function request<T>(locks: LockRequests, name: string, task: () => Promise<T>): Promise<T> {
    let state: 'asked' | 'granted' | 'given-up' = 'asked';
    const stop = new AbortController();
    return new Promise<T>((resolve, reject) => {
      const start = async () => {
        if (state === 'given-up') return undefined as T;
        state = 'granted';
        stop.abort();
        return task();
      };
      const giveUp = () => {
        if (state !== 'asked') return;
        state = 'given-up';
        isRefused = true;
        stop.abort();
        inTab(name, task).then(resolve, reject);
      };
      const requested = async () => locks.request(name, start);
      requested().then(
        (value) => (state === 'granted' ? resolve(value) : giveUp()),
        (cause: unknown) => (state === 'granted' ? reject(cause as Error) : giveUp()),
      );
      untilIgnored(locks, name, clock, stop.signal).then(giveUp, () => undefined);
    });
  }

  return {
    get acrossTabs() {
      return !isRefused;
    },
    run: (name, task) =>
      manager === undefined || isRefused ? inTab(name, task) : request(manager, name, task),
  };
}

/** Resolves once the lock was free in `maxUnheldQueries` queries in a row; rejects when `signal` is aborted. */
async function untilIgnored(
  locks: LockRequests,
  name: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  for (let unheld = 0; unheld < maxUnheldQueries;) {
    await clock.wait(queryIntervalMs, signal);
    unheld = (await isHeld(locks, name, clock)) ? 0 : unheld + 1;
  }
}

/** False too where the browser cannot say so. */
async function isHeld(locks: LockRequests, name: string, clock: Clock): Promise<boolean> {
  try {
    const snapshot = await withinMs(Promise.resolve(locks.query?.()), queryIntervalMs, clock);
    return snapshot?.held?.some((lock) => lock.name === name) ?? false;
  } catch {
    return false;
  }
}

function createTabQueue(): Lock['run'] {
  const tails = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const ownRequest = (tails.get(name) ?? Promise.resolve()).then(task);
    const finished = ownRequest.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, finished);
    void finished.then(() => {
      if (tails.get(name) === finished) tails.delete(name);
    });
    return ownRequest;
  };
}

function browserLocks(): LockRequests | undefined {
  try {
    return (navigator.locks as unknown as LockRequests | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}
