import type { Lock } from '@shop/kernel';

const meetingLock = 'cart-sync';

/** Whatever meets the server, one after the other: in this tab by a queue, among tabs by a lock. */
export interface Turns {
  /** Waits for its turn. */
  take<T>(task: () => Promise<T>): Promise<T>;
  /** Keeps track of something that goes on by itself. Its failure is `onFailure`'s. */
  track(task: Promise<unknown>): void;
  /** Resolves when nothing taken or tracked is under way. */
  settled(): Promise<void>;
}

/** Source: CS-19. */
export function createTurns(lock: Lock, onFailure: (cause: unknown) => void): Turns {
  const underWay = new Set<Promise<unknown>>();
  const track = (task: Promise<unknown>): void => {
    const tracked = task.catch(onFailure).finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };
  return {
    track,
    take(task) {
      const taken = lock.run(meetingLock, task);
      track(taken);
      return taken;
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
