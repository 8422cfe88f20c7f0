import { createMemoryLock, createMemoryStore, createSwitch, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { visit } from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';
import { createFakeAccountServer } from './test/fake-account-server.ts';

it('[AC-51] the example of the README is this one and does what it says', async () => {
  expect(readme).toContain(source.trim());
  const statuses = await visit({
    fetch: createFakeAccountServer().fetch,
    store: createMemoryStore(),
    lock: createMemoryLock(),
    connectivity: createSwitch(),
    broadcast: { post: () => undefined, subscribe: () => () => undefined },
    log: silentLog,
    cartToken: () => undefined,
    queueProfileUpdate: async () => ({ ok: true, value: undefined }),
  });
  expect(statuses).toEqual(['guest', 'signed-in', 'guest']);
});
