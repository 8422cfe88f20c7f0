import { createFakeClock, createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import type { Log } from '@shop/kernel';
import { createRouteStore } from './route-store.ts';
import type { StoredRoute } from './stored-route.ts';

const route: StoredRoute = {
  target: { kind: 'category', id: 1, slug: 'a' },
  path: '/a',
  storeCode: '',
  storedAtMs: 0,
};
const config = { routeTtlMs: 1000, maxRoutes: 1 };

function setup() {
  const logged: unknown[] = [];
  const log = { info: (...entry: unknown[]) => logged.push(entry) } as unknown as Log;
  const memory = createMemoryStore();
  return { logged, memory, store: createRouteStore(memory, config, createFakeClock(), log) };
}

it('[UR-20] the log says why routes were cleared', async () => {
  const full = setup();
  full.memory.failWrites = { kind: 'quota' };
  await full.store.write([['/a', route]]);
  expect(full.logged).toEqual([['url-mappings-cleared', { reason: 'quota' }]]);
  const big = setup();
  for (const path of ['/x', '/y']) await big.memory.set(path, route);
  await big.store.write([['/a', route]]);
  expect(big.logged).toEqual([['url-mappings-cleared', { reason: 'too-many' }]]);
});

it('[UR-20] without a store nothing is read, written or forgotten', async () => {
  const store = createRouteStore(undefined, config, createFakeClock(), undefined);
  await store.write([['/a', route]]);
  await store.forget('/a');
  expect(await store.read(['/a'])).toEqual([]);
});
