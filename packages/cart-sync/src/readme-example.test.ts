import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
// oxlint-disable-next-line import/default -- the file as text, not as a module
import source from './readme-example.ts?raw';
import { buyTwoChairs } from './readme-example.ts';
import { aProduct } from './test/a-line.ts';
import { createFakeShop } from './test/fake-shop.ts';

const world = () => {
  const clock = createFakeClock();
  const shop = createFakeShop(clock);
  const ports = {
    store: createMemoryStore(),
    session: { isSignedIn: () => false, lastOrderAt: () => undefined },
    products: { find: async () => undefined },
    stock: { check: async () => 'task' },
    clock,
    ids: createSequentialIds(),
    random: () => 0.5,
    lock: createMemoryLock(),
    connectivity: createSwitch(),
    broadcast: createBroadcastHub().join(),
    log: silentLog,
  };
  return { shop, ports };
};

describe('the example of the README', () => {
  it('[CS-17] is the code that runs', () => {
    expect(readme).toContain(source);
  });

  it('[CS-50] buys two chairs', async () => {
    const { shop, ports } = world();
    const bought = await buyTwoChairs(shop.fetch, ports, aProduct({ price_incl_tax: 9990 }));
    expect(bought).toMatchObject({
      atOnce: { source: 'local', subtotalInclTax: 19_980 },
      items: [{ sku: 'A', qty: 2 }],
      totals: { source: 'server' },
      status: 'in-sync',
    });
    expect(shop.paper()).toEqual({ A: 2 });
  });

  it('[CS-37] or says why not', async () => {
    const { shop, ports } = world();
    expect(await buyTwoChairs(shop.fetch, ports, aProduct({ price_incl_tax: 0 }))).toEqual({
      refused: [{ kind: 'price-unknown', sku: 'A' }],
    });
  });
});
