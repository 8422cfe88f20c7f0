import 'fake-indexeddb/auto';
import { broadcastContract, keyValueStoreContract, lockContract } from '@shop/testing';
import { describe } from 'vitest';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { createTabBroadcast } from './tab-broadcast.ts';
import { createWebLock, type LockRequests } from './web-lock.ts';

let databases = 0;
const database = () => `contract-${++databases}`;

describe('a collection of IndexedDB', () => {
  keyValueStoreContract(() => createIndexedDbStore('cart', { database: database() }));
});

describe('a strict collection of IndexedDB', () => {
  keyValueStoreContract(() =>
    createIndexedDbStore('cart', { database: database(), durability: 'strict' }),
  );
});

describe('[PB-5] a lock within one tab', () => {
  lockContract(() => createWebLock(undefined));
});

describe('[PB-5] Web Locks', () => {
  lockContract(() => {
    // Without them `createWebLock` locks within one tab.
    if (navigator.locks === undefined) throw new Error('This Node has no Web Locks.');
    return createWebLock(navigator.locks as unknown as LockRequests);
  });
});

describe('a broadcast channel', () => {
  broadcastContract(() => createTabBroadcast('contract'));
});
