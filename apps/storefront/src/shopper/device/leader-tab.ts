import type { Lock } from '@shop/kernel';
import type { BrowserLock } from '@shop/platform-browser';

/** The part of the document that reports whether this tab is visible. */
type TabVisibility = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Returns true if this tab may send. Where the browser has no lock for all tabs, only the visible tab may, so that two
 * tabs do not send one task at the same time.
 */
export function isLeaderTab(
  lock: Pick<BrowserLock, 'acrossTabs'>,
  tab: Pick<TabVisibility, 'visibilityState'>,
): boolean {
  return lock.acrossTabs || tab.visibilityState === 'visible';
}

/** Calls `process` when this tab becomes the one that may send. */
export function onLeaderTab(
  lock: Pick<BrowserLock, 'acrossTabs'>,
  tab: TabVisibility,
  process: () => void,
): void {
  tab.addEventListener('visibilitychange', () => {
    if (!lock.acrossTabs && isLeaderTab(lock, tab)) process();
  });
}

/**
 * Returns a lock that a frozen tab does not hold: the browser stops such a tab in the middle of a task, and another tab
 * must be able to continue. The task itself ends when the tab resumes; the state and the key of what it sends are stored.
 */
export function lockUntilFrozen(
  lock: Lock,
  tab: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): Lock {
  return {
    async run(name, task) {
      const running: ReturnType<typeof task>[] = [];
      await lock.run(name, () => {
        const run = task();
        running.push(run);
        const ended = run.then(
          () => undefined,
          () => undefined,
        );
        let freeze = () => {};
        const frozen = new Promise<void>((resolve) => {
          freeze = resolve;
        });
        tab.addEventListener('freeze', freeze);
        return Promise.race([ended, frozen]).finally(() =>
          tab.removeEventListener('freeze', freeze),
        );
      });
      return running[0] as ReturnType<typeof task>;
    },
  };
}
