import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemovedLine } from '../lines/cart-item.ts';
import { createCartWorld, paperOf, turns, type Tab, type TabOptions } from '../test/cart-world.ts';
import { olderBackend, ourBackend, type Backend, type Fault } from '../test/fake-shop.ts';

/** Events of a random session, in order. */
type Happening =
  | { readonly what: 'add'; readonly tab: number; readonly sku: string; readonly qty: number }
  | { readonly what: 'set'; readonly tab: number; readonly sku: string; readonly qty: number }
  | { readonly what: 'remove'; readonly tab: number; readonly sku: string }
  | { readonly what: 'undo'; readonly tab: number }
  | { readonly what: 'both'; readonly sku: string }
  /** After an order, or a logout. */
  | { readonly what: 'clear'; readonly tab: number }
  /** The same shopper on another device; only there `D` is ever touched. */
  | { readonly what: 'elsewhere'; readonly qty: number }
  | { readonly what: 'fault'; readonly fault: Fault }
  | { readonly what: 'network'; readonly online: boolean }
  | { readonly what: 'slow'; readonly ms: number }
  | { readonly what: 'pass'; readonly ms: number }
  | { readonly what: 'kill'; readonly tab: number };

/** Runs a history, waits until everything has settled, and returns the contents of the two carts. */
async function live(backend: Backend, options: TabOptions, history: readonly Happening[]) {
  const world = createCartWorld(backend);
  let model: Record<string, number> = {};
  let lastRemoved: RemovedLine | undefined;
  const open = async (): Promise<Tab> => {
    const tab = world.openTab(options);
    await tab.cart.start();
    await turns(60);
    return tab;
  };
  const tabs: Tab[] = [await open(), await open(), await open()];
  const cartOf = (tab: number) => tabs[tab]!.cart;

  for (const happening of history) {
    // Lets the other tabs receive the last change before the shopper's next action.
    await turns(60);
    switch (happening.what) {
      case 'add': {
        const { tab, sku, qty } = happening;
        await cartOf(tab).add(world.product(sku), { qty });
        model[sku] = (model[sku] ?? 0) + qty;
        break;
      }
      case 'both': {
        const { sku } = happening;
        await Promise.all([0, 1].map((tab) => cartOf(tab).add(world.product(sku))));
        model[sku] = (model[sku] ?? 0) + 2;
        break;
      }
      case 'set': {
        const { tab, sku, qty } = happening;
        const set = await cartOf(tab).changeQty(sku, qty);
        if (set.ok) model[sku] = qty;
        break;
      }
      case 'remove': {
        const removed = await cartOf(happening.tab).remove(happening.sku);
        if (!removed.ok) break;
        lastRemoved = removed.value;
        delete model[happening.sku];
        break;
      }
      case 'undo':
        if (lastRemoved === undefined) break;
        await cartOf(happening.tab).restore(lastRemoved);
        model[lastRemoved.item.sku] = (model[lastRemoved.item.sku] ?? 0) + lastRemoved.item.qty;
        lastRemoved = undefined;
        break;
      case 'clear':
        cartOf(happening.tab)
          .clear()
          .catch(() => undefined);
        await turns(60);
        model = {};
        lastRemoved = undefined;
        break;
      case 'elsewhere': {
        const token = await world.store.get('current-cart-token');
        const cart = await world.store.get('current-cart');
        const isLetGo = (cart as { isLetGo?: true } | undefined)?.isLetGo === true;
        if (typeof token !== 'string' || isLetGo) break;
        world.shop.set('D', happening.qty, token);
        model['D'] = happening.qty;
        break;
      }
      case 'fault':
        world.shop.faults.push({ fault: happening.fault });
        break;
      case 'network':
        world.network.turn(happening.online);
        break;
      case 'slow':
        world.shop.delayMs = happening.ms;
        break;
      case 'pass':
        await world.pass(happening.ms);
        break;
      case 'kill':
        tabs[happening.tab]!.kill();
        tabs[happening.tab] = await open();
        break;
    }
  }
  // Late writes arrive, faults end, every tab is closed, and the shopper returns.
  await world.pass(10_000);
  for (const tab of tabs) tab.kill();
  world.shop.faults.length = 0;
  world.shop.delayMs = 0;
  world.network.turn(true);
  await world.pass(10_000);
  const last = await open();
  await world.pass(300_000);
  if (model['D'] === 0) delete model['D'];
  const token = last.cart.token();
  return {
    model: sorted(model),
    here: sorted(paperOf(last.cart)),
    there: sorted(token === undefined ? {} : world.shop.paper(token)),
    status: last.cart.state.get().status,
    failures: world.logged,
  };
}

function sorted(paper: Readonly<Record<string, number>>): string {
  return Object.entries(paper)
    .map(([sku, qty]) => `${sku}:${qty}`)
    .toSorted()
    .join(' ');
}

const tab = fc.integer({ min: 0, max: 2 });
const sku = fc.constantFrom('A', 'B', 'C');
const qty = fc.integer({ min: 1, max: 4 });
const some = <T extends Happening['what']>(what: T) => ({ what: fc.constant(what) });

const happenings = (faults: readonly Fault[], elsewhere: boolean): fc.Arbitrary<Happening> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ ...some('add'), tab, sku, qty }) },
    { weight: 3, arbitrary: fc.record({ ...some('set'), tab, sku, qty }) },
    { weight: 3, arbitrary: fc.record({ ...some('remove'), tab, sku }) },
    { weight: 1, arbitrary: fc.record({ ...some('undo'), tab }) },
    { weight: 1, arbitrary: fc.record({ ...some('both'), sku }) },
    { weight: 1, arbitrary: fc.record({ ...some('clear'), tab }) },
    {
      weight: elsewhere ? 2 : 0,
      arbitrary: fc.record({ ...some('elsewhere'), qty: fc.integer({ min: 0, max: 4 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ ...some('fault'), fault: fc.constantFrom<Fault>(...faults) }),
    },
    { weight: 1, arbitrary: fc.record({ ...some('network'), online: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ ...some('slow'), ms: fc.constantFrom(0, 100) }) },
    {
      weight: 5,
      arbitrary: fc.record({ ...some('pass'), ms: fc.constantFrom(0, 50, 150, 1000, 6000) }),
    },
    { weight: 1, arbitrary: fc.record({ ...some('kill'), tab }) },
  );

const networkFaults: readonly Fault[] = [
  'lost-request',
  'lost-answer',
  'duplicated',
  'html',
  'wrong-shape',
  { code: 503 },
  { code: 429, waitMs: 2000 },
];

async function troubles(backend: Backend, options: TabOptions, history: readonly Happening[]) {
  const { model, here, there, status, failures } = await live(backend, options, history);
  const calm = model === '' ? ['local', 'in-sync'] : ['in-sync'];
  return [
    ...(here === model ? [] : [`here ${here} instead of ${model}`]),
    ...(there === model ? [] : [`there ${there} instead of ${model}`]),
    ...(calm.includes(status) ? [] : [`ended ${status}`]),
    ...failures,
  ];
}

describe('properties of the cart', () => {
  it('[CS-70] [RL-2] with this backend both carts end as the shopper left them, after any sequence of events', async () => {
    const history = fc.array(
      happenings([...networkFaults, 'late', { code: 500, error: 'internal' }], true),
      { maxLength: 30, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(history, async (what) => {
        expect(await troubles(ourBackend, {}, what)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  }, 180_000);

  it('[CS-70] an article restored while its deletion is about to be sent stays in the cart', async () => {
    const history: readonly Happening[] = [
      { what: 'add', tab: 0, sku: 'A', qty: 1 },
      { what: 'add', tab: 0, sku: 'B', qty: 1 },
      { what: 'kill', tab: 0 },
      { what: 'fault', fault: 'duplicated' },
      { what: 'fault', fault: 'late' },
      { what: 'elsewhere', qty: 1 },
      { what: 'remove', tab: 0, sku: 'A' },
      { what: 'add', tab: 0, sku: 'A', qty: 1 },
    ];
    expect(await troubles(ourBackend, {}, history)).toEqual([]);
  });

  it('[CS-70] on an older backend without versions and keys, that adds, nothing is doubled either', async () => {
    const history = fc.array(happenings(networkFaults, false), { maxLength: 30, size: 'max' });
    const config = {
      serverSyncCanRemoveLocalItems: false,
      serverSyncCanModifyLocalItems: false,
    };
    await fc.assert(
      fc.asyncProperty(history, async (what) => {
        expect(await troubles(olderBackend, { config }, what)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 180_000);
});
