import { describe } from 'vitest';
import { createBroadcastHub } from './broadcast-hub.ts';
import { broadcastContract } from './contracts/broadcast-contract.ts';
import { keyValueStoreContract } from './contracts/key-value-store-contract.ts';
import { lockContract } from './contracts/lock-contract.ts';
import { createMemoryLock } from './memory-lock.ts';
import { createMemoryStore } from './memory-store.ts';

describe('the memory store', () => {
  keyValueStoreContract(createMemoryStore);
});

describe('the memory lock', () => {
  lockContract(createMemoryLock);
});

describe('the broadcast hub', () => {
  const hub = createBroadcastHub();
  broadcastContract(() => hub.join());
});
