import { createObservable, ok } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { createFakeAccountServer } from '../../packages/account/src/test/fake-account-server.ts';
import { aProduct } from '../../packages/cart-sync/src/test/a-line.ts';
import { createFakeShop } from '../../packages/cart-sync/src/test/fake-shop.ts';
import {
  backend,
  chair,
  found,
  result,
  sofa,
} from '../../packages/catalog-client/src/test/catalog-bench.ts';
import { placedOutcome, someCart } from '../../packages/checkout/src/test/checkout-bench.ts';

/** Creates ports in their initial state: storage in memory, a clock that does not advance. */
const freshPorts = () => ({
  store: createMemoryStore(),
  clock: createFakeClock(),
  ids: createSequentialIds(),
  random: () => 0.5,
  lock: createMemoryLock(),
  connectivity: createSwitch(),
  broadcast: createBroadcastHub().join(),
  log: silentLog,
});

const facets = { agg_terms_color: { buckets: [{ key: 12, doc_count: 2 }] } };
const colour = {
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [{ value: '12', label: 'Bézs' }],
};

/** Calls of the examples that export a function, with test ports, by the title of the package. */
export const exampleVisits: Readonly<Record<string, (example: never) => Promise<unknown>>> = {
  account: ({ visit }: typeof import('../../packages/account/src/readme-example.ts')) =>
    visit({
      ...freshPorts(),
      fetch: createFakeAccountServer().fetch,
      cartToken: () => undefined,
      queueProfileUpdate: async () => ok(),
    }),

  'cart-sync': ({
    buyTwoChairs,
  }: typeof import('../../packages/cart-sync/src/readme-example.ts')) => {
    const ports = freshPorts();
    const guest = {
      session: { isSignedIn: () => false, lastOrderAt: () => undefined },
      products: { find: async () => undefined },
      stock: { check: async () => 'task' },
    };
    const { fetch } = createFakeShop(ports.clock);
    return buyTwoChairs(fetch, { ...ports, ...guest }, aProduct({ price_incl_tax: 9990 }));
  },

  'catalog-client': ({
    browse,
  }: typeof import('../../packages/catalog-client/src/readme-example.ts')) => {
    const answer = backend({
      product: found([sofa, chair], { total: 5, perPage: 2, aggregations: facets }),
      attribute: found([colour]),
      '/api/stock/list': result([{ product_id: 1, qty: 3, is_in_stock: true }]),
    });
    const { clock, log, store: cache } = freshPorts();
    return browse({ fetch: async (request) => answer(request), clock, log, cache });
  },

  checkout: ({ order }: typeof import('../../packages/checkout/src/readme-example.ts')) =>
    order({
      ...freshPorts(),
      cart: createObservable(someCart),
      userId: () => '',
      onSelectionChanged: async () => undefined,
      send: async () => placedOutcome,
      onOrdered: async () => undefined,
    }),

  'sync-queue': async ({
    wishOffline,
  }: typeof import('../../packages/sync-queue/src/readme-example.ts')) => {
    const connectivity = createSwitch(false);
    const body = '{"code":200,"result":true}';
    const { saved, state, delivered } = await wishOffline({
      ...freshPorts(),
      connectivity,
      fetch: async () => ok({ status: 200, contentType: 'application/json', headers: {}, body }),
      session: { current: () => 'guest', userToken: () => undefined },
    });
    connectivity.turn(true);
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    return { saved, state, delivered };
  },
};
