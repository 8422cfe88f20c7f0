import type { Lock } from '@shop/kernel';

const syncLock = 'cart-sync';

/** Runs tasks that use the server cart one at a time: with a queue in this tab, and a lock among tabs. */
export interface SerialQueue {
  /** Runs the task when all earlier ones have ended. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Tracks a background task. Passes its failure to `onFailure`. */
  track(task: Promise<unknown>): void;
  /** Resolves when no task is in progress. */
  settled(): Promise<void>;
}

/** Source: CS-22. */
export function createSerialQueue(lock: Lock, onFailure: (cause: unknown) => void): SerialQueue {
  const pending = new Set<Promise<unknown>>();
  const track = (task: Promise<unknown>): void => {
    const tracked = task.catch(onFailure).finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
  return {
    track,
    run(task) {
      const running = lock.run(syncLock, task);
      track(running);
      return running;
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
