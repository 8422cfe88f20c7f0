import type {
  Broadcast,
  BatchStore,
  Clock,
  Connectivity,
  Fetch,
  IdGenerator,
  Log,
} from '@shop/kernel';
import { createBrowserConnectivity } from './browser-connectivity.ts';
import { createBrowserFetch } from './browser-fetch.ts';
import { browserIds } from './browser-ids.ts';
import { createConsoleLog } from './console-log.ts';
import { createIndexedDbStore, type IndexedDbStoreOptions } from './indexed-db-store.ts';
import { createPageCaches, type PageCaches } from './page-caches.ts';
import { pageCookies, type PageCookies } from './page-cookies.ts';
import { createSafeStorage, type SafeStorage } from './safe-storage.ts';
import { systemClock } from './system-clock.ts';
import { createTabBroadcast } from './tab-broadcast.ts';
import { createWebLock, type BrowserLock } from './web-lock.ts';

/** The ports of a page. */
export interface BrowserPorts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly fetch: Fetch;
  readonly connectivity: Connectivity;
  readonly lock: BrowserLock;
  readonly log: Log;
  readonly localStorage: SafeStorage;
  readonly cookies: PageCookies;
  readonly caches: PageCaches;
  /** Opens a collection of values that are kept after the page is closed. */
  openStore(collection: string, options?: IndexedDbStoreOptions): BatchStore;
  /** Opens a channel to the other tabs. */
  openBroadcast(channelName: string): Broadcast;
}

/**
 * Creates every port from the APIs of the browser. Opens no store and sends nothing.
 *
 * @param replaced - Ports to use instead, for example in a test. Nothing is created for them.
 */
export function createBrowserPorts(replaced: Partial<BrowserPorts> = {}): BrowserPorts {
  const { clock = systemClock } = replaced;
  return {
    clock,
    ids: browserIds,
    random: Math.random,
    fetch: createBrowserFetch(),
    connectivity: replaced.connectivity ?? createBrowserConnectivity(),
    lock: replaced.lock ?? createWebLock(undefined, clock),
    log: createConsoleLog(),
    localStorage: createSafeStorage(),
    cookies: pageCookies,
    caches: createPageCaches(),
    openStore: (collection, options) => createIndexedDbStore(collection, { clock, ...options }),
    openBroadcast: createTabBroadcast,
    ...replaced,
  };
}
