import { createFakeClock, createMemoryLock, createMemoryStore, createSwitch } from '@shop/testing';
import { expect, it } from 'vitest';
import { createBrowserPorts } from './create-browser-ports.ts';

it('[PB-1] creates every port from the browser', async () => {
  const ports = createBrowserPorts();
  expect(ports.ids.uuid()).toMatch(/^[0-9a-f-]{36}$/);
  expect(ports.random()).toBeLessThan(1);
  expect(ports.clock.now()).toBeGreaterThan(0);
  expect(await ports.lock.run('a', async () => 'done')).toBe('done');
  expect(ports.connectivity.isOnline()).toBe(true);
  expect(ports.localStorage.get('absent')).toBeUndefined();
  expect(ports.cookies.read()).toBe('');
  expect(await ports.caches.delete('absent')).toBe(false);
  const store = ports.openStore('cart');
  await store.set('a', 1);
  expect(await store.get('a')).toBe(1);
  ports.openBroadcast('cart').post('sent');
});

it('[PB-1] uses each port that is passed in place of the one of the browser', () => {
  const replaced = {
    clock: createFakeClock(),
    random: () => 0.5,
    connectivity: createSwitch(),
    lock: { ...createMemoryLock(), acrossTabs: true },
    openStore: createMemoryStore,
  };
  const ports = createBrowserPorts(replaced);
  expect(ports).toMatchObject(replaced);
  expect(Object.keys(ports).toSorted()).toEqual(Object.keys(createBrowserPorts()).toSorted());
});
