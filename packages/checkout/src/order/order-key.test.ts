import { createFakeClock, createMemoryStore, createSequentialIds } from '@shop/testing';
import { expect, it } from 'vitest';
import { createCheckoutStorage } from '../flow/checkout-storage.ts';
import { createOrderKeyStore } from './order-key.ts';

function openKeys() {
  const storage = createCheckoutStorage(createMemoryStore(), 'HU');
  const ports = { ids: createSequentialIds(), clock: createFakeClock() };
  return { storage, ports, keys: createOrderKeyStore(storage, ports) };
}

it('[CH-43] the key is created once and stored', async () => {
  const { storage, keys } = openKeys();
  const key = await keys.ensure();
  expect(await keys.ensure()).toEqual(key);
  expect(await storage.readKey()).toEqual(key);
  expect(key.sent).toBe(false);
});

it('[CH-43] the key is marked on the device before the order is sent', async () => {
  const { storage, keys } = openKeys();
  const { key } = await keys.ensure();
  expect(await keys.markSent()).toMatchObject({ key, sent: true });
  expect(await storage.readKey()).toMatchObject({ key, sent: true });
});

it('[CH-43] after it is discarded, the next order gets another key', async () => {
  const { storage, keys } = openKeys();
  const { key } = await keys.markSent();
  await keys.discard();
  expect(await storage.readKey()).toBeUndefined();
  expect((await keys.ensure()).key).not.toBe(key);
});

it('[CH-49] the key of an earlier page is loaded', async () => {
  const { storage, ports, keys } = openKeys();
  const sentKey = await keys.markSent();
  const nextPage = createOrderKeyStore(storage, ports);
  expect(await nextPage.load()).toEqual(sentKey);
  expect(await nextPage.ensure()).toEqual(sentKey);
});

it('[CH-40] a forgotten key stays on the device until the storage is cleared', async () => {
  const { storage, keys } = openKeys();
  const { key } = await keys.ensure();
  keys.forget();
  expect(await storage.readKey()).toMatchObject({ key });
  expect((await keys.ensure()).key).not.toBe(key);
});
