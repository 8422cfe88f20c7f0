import type { Lock } from '@shop/kernel';
import { createMemoryLock } from '@shop/testing';

/** A lock that a test takes from its holder: the next task runs, and the first one runs on. */
export function createLossyLock() {
  const memory = createMemoryLock();
  const takes = new Map<string, () => void>();
  const lock: Lock = {
    async run(name, task) {
      const running: ReturnType<typeof task>[] = [];
      await memory.run(name, () => {
        let isLost = false;
        const taken = new Promise<void>((resolve) =>
          takes.set(name, () => {
            isLost = true;
            resolve();
          }),
        );
        const run = task({ isLost: () => isLost });
        running.push(run);
        const ended = run.then(
          () => undefined,
          () => undefined,
        );
        return Promise.race([ended, taken]);
      });
      return running[0] as ReturnType<typeof task>;
    },
  };
  return { lock, take: (name: string) => takes.get(name)?.() };
}
