import type { Lock } from '@shop/kernel';
import { createMemoryLock } from '@shop/testing';

/** Creates a lock that a test can take from its holder: the next task starts while the first one still runs. */
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
