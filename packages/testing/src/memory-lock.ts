import type { Lock } from '@shop/kernel';

/** Creates a lock within one process: tasks of one name run one after the other. */
export function createMemoryLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(name, task) {
      const previous = tails.get(name) ?? Promise.resolve();
      const running = previous.then(
        () => task(),
        () => task(),
      );
      tails.set(
        name,
        running.catch(() => undefined),
      );
      return running;
    },
  };
}
