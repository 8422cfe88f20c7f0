import { createObservable, type Observable } from '@shop/kernel';

/** The part of a service worker's registration that reports a new build. */
interface WorkerEvents {
  addEventListener(type: 'waiting' | 'controlling', listener: () => void): void;
  /** Asks the waiting worker to take over. */
  messageSkipWaiting(): void;
}

/** True while a newer build waits. The shopper's request activates it. */
export interface NewVersion extends Observable<boolean> {
  watch(worker: WorkerEvents): void;
  /** Activates the new build and reloads the page, after 3 s at the latest. */
  take(): void;
}

/**
 * Longest wait for the new build, in milliseconds. The browser activates it once all requests of the old worker have
 * ended, and waits up to five minutes for a request that does not end.
 */
export const activationLimitMs = 3000;

/**
 * Creates the state of a tab. `reload` is called once in the tab that requested the new build: when it is active, or
 * after {@link activationLimitMs}. The page then comes from the network, and leaving it ends its requests.
 */
export function createNewVersion(
  reload: () => void,
  wait: (ms: number) => Promise<unknown>,
): NewVersion {
  const isWaiting = createObservable(false);
  let watchedWorker: WorkerEvents | undefined;
  let wasAsked = false;
  let isReloading = false;
  const reloadOnce = () => {
    if (isReloading) return;
    isReloading = true;
    reload();
  };
  return {
    get: isWaiting.get,
    subscribe: isWaiting.subscribe,
    watch(worker) {
      watchedWorker = worker;
      worker.addEventListener('waiting', () => isWaiting.set(true));
      worker.addEventListener('controlling', () => {
        if (wasAsked) reloadOnce();
      });
    },
    take() {
      if (!isWaiting.get() || wasAsked) return;
      wasAsked = true;
      watchedWorker?.messageSkipWaiting();
      void wait(activationLimitMs).then(reloadOnce);
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
