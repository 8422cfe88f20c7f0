import { createObservable, type Observable } from '@shop/kernel';

/** The part of a service worker's registration that reports a new build. */
interface WorkerEvents {
  addEventListener(type: 'waiting' | 'controlling', listener: () => void): void;
  /** Asks the waiting worker to take over. */
  messageSkipWaiting(): void;
}

/** True while a newer build waits. It is activated when the shopper requests it. */
export interface NewVersion extends Observable<boolean> {
  watch(worker: WorkerEvents): void;
  /** Activates the new build and reloads the page. */
  take(): void;
}

/** `reload` is called when the new build is active, only in the tab that requested it. */
export function createNewVersion(reload: () => void): NewVersion {
  const isWaiting = createObservable(false);
  let watchedWorker: WorkerEvents | undefined;
  let wasAsked = false;
  return {
    get: isWaiting.get,
    subscribe: isWaiting.subscribe,
    watch(worker) {
      watchedWorker = worker;
      worker.addEventListener('waiting', () => isWaiting.set(true));
      worker.addEventListener('controlling', () => {
        if (wasAsked) reload();
      });
    },
    take() {
      if (!isWaiting.get() || wasAsked) return;
      wasAsked = true;
      watchedWorker?.messageSkipWaiting();
    },
  };
}

/** State on a server: no newer build waits. */
export const noNewVersion: NewVersion = {
  get: () => false,
  subscribe: () => () => {},
  watch: () => {},
  take: () => {},
};
