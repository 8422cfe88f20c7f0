import { createObservable, type Observable } from '@shop/kernel';

/** The part of a service worker's registration that tells of a new build. */
interface WorkerEvents {
  addEventListener(type: 'waiting' | 'controlling', listener: () => void): void;
  /** Asks the waiting worker to take over. */
  messageSkipWaiting(): void;
}

/** Whether a newer build waits. It comes only when the shopper asks for it. */
export interface NewVersion extends Observable<boolean> {
  watch(worker: WorkerEvents): void;
  /** Takes the new build over and loads the page anew. */
  take(): void;
}

/** `reload` is called once the new build is in charge, and only in the tab that asked. */
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

/** A server is always of its own build. */
export const noNewVersion: NewVersion = {
  get: () => false,
  subscribe: () => () => {},
  watch: () => {},
  take: () => {},
};
