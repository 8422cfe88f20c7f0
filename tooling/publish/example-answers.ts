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
import {
  backend,
  chair,
  found,
  result,
  sofa,
} from '../../packages/catalog-client/src/test/catalog-bench.ts';
import { placedOutcome, someCart } from '../../packages/checkout/src/test/checkout-bench.ts';
import { createFakeAccountServer } from '../../packages/account/src/test/fake-account-server.ts';

/** What an example exports, by name; `whenDone` gives it where an example waits and a module may not. */
export interface Example {
  readonly [name: string]: unknown;
}

const ofColour = { agg_terms_color: { buckets: [{ key: 12, doc_count: 2 }] } };
const colour = {
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [{ value: '12', label: 'Bézs' }],
};
const delivered = '{"code":200,"result":true}';

/** Examples that show a function are called here with ports of tests; the others are only read. */
const visits: Readonly<Record<string, (example: never) => Promise<unknown>>> = {
  account: ({ visit }: typeof import('../../packages/account/src/readme-example.ts')) =>
    visit({
      fetch: createFakeAccountServer().fetch,
      store: createMemoryStore(),
      lock: createMemoryLock(),
      connectivity: createSwitch(),
      broadcast: createBroadcastHub().join(),
      log: silentLog,
      cartToken: () => undefined,
      queueProfileUpdate: async () => ok(),
    }),
  'catalog-client': ({
    browse,
  }: typeof import('../../packages/catalog-client/src/readme-example.ts')) => {
    const answer = backend({
      product: found([sofa, chair], { total: 5, perPage: 2, aggregations: ofColour }),
      attribute: found([colour]),
      '/api/stock/list': result([{ product_id: 1, qty: 3, is_in_stock: true }]),
    });
    return browse({
      fetch: async (request) => answer(request),
      clock: createFakeClock(),
      log: silentLog,
      cache: createMemoryStore(),
    });
  },
  checkout: ({ order }: typeof import('../../packages/checkout/src/readme-example.ts')) =>
    order({
      store: createMemoryStore(),
      cart: createObservable(someCart),
      clock: createFakeClock(),
      ids: createSequentialIds(),
      connectivity: createSwitch(),
      log: silentLog,
      userId: () => '',
      chose: async () => undefined,
      send: async () => placedOutcome,
      ordered: async () => undefined,
    }),
  'sync-queue': async ({
    wishOffline,
  }: typeof import('../../packages/sync-queue/src/readme-example.ts')) => {
    const network = createSwitch(false);
    const visit = await wishOffline({
      fetch: async () =>
        ok({ status: 200, contentType: 'application/json', headers: {}, body: delivered }),
      store: createMemoryStore(),
      session: { current: () => 'guest', userToken: () => undefined },
      clock: createFakeClock(),
      ids: createSequentialIds(),
      random: () => 0.5,
      lock: createMemoryLock(),
      connectivity: network,
      broadcast: createBroadcastHub().join(),
      log: silentLog,
    });
    network.turn(true);
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    return { saved: visit.saved, view: visit.view, delivered: visit.delivered };
  },
};

/**
 * What every example comes to, as JSON text: the same text wherever the packages are installed.
 *
 * Errors: rejects for an example that shows a function which nobody calls here.
 */
export async function exampleAnswers(examples: Readonly<Record<string, Example>>): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const [title, example] of Object.entries(examples)) {
    const shown = { ...((await example['whenDone']) ?? example) } as Example;
    const uncalled = Object.keys(shown).filter((name) => typeof shown[name] === 'function');
    const visit = visits[title];
    if (visit === undefined && uncalled.length > 0) {
      throw new Error(`Nobody calls ${uncalled.join(', ')} of the example of ${title}`);
    }
    answers[title] = visit === undefined ? shown : await visit(shown as never);
  }
  return JSON.stringify(answers, undefined, 2);
}
