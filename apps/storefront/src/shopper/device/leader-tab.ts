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
