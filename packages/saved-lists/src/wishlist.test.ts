import { err, ok, type Result } from '@shop/kernel';
import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSwitch,
  silentLog,
} from '@shop/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SavedProduct } from './saved-product.ts';
import { createWishlist } from './wishlist.ts';
import type { MirrorFailure } from './wishlist-server.ts';

const product = (id: number, sku = `SKU-${id}`): SavedProduct => ({
  id,
  sku,
  name: `Szék ${id}`,
  type_id: 'simple',
});

/** A wishlist with a fake server that records its calls and can delay or reject them. */
function shop(
  signedIn = true,
  onServer: readonly number[] = [],
  store = createMemoryStore(),
  network = createSwitch(),
) {
  const calls: string[] = [];
  const logged: string[] = [];
  const rows = new Set(onServer);
  const state = {
    signedIn,
    /** Rejects all calls, or those that begin with this text. */
    refuses: false as boolean | string,
    fetches: true,
    gate: Promise.resolve(),
  };
  async function call<T>(name: string, act: () => T): Promise<Result<T, MirrorFailure>> {
    calls.push(name);
    await state.gate;
    const { refuses } = state;
    const isRefused = typeof refuses === 'string' ? name.startsWith(refuses) : refuses;
    return isRefused ? err({ kind: 'refused' }) : ok(act());
  }
  const wishlist = createWishlist({
    store,
    connectivity: network,
    server: {
      isSignedIn: () => state.signedIn,
      add: (id) => call(`add ${id}`, () => void rows.add(id)),
      remove: (id) => call(`remove ${id}`, () => void rows.delete(id)),
      list: () => call('list', () => [...rows]),
    },
    products: {
      async byIds(ids) {
        if (!state.fetches) return err({ kind: 'unavailable' });
        return call(`fetch ${ids}`, () => ids.filter((id) => id < 90).map((id) => product(id)));
      },
    },
    log: {
      ...silentLog,
      warn: (event, fields) => void logged.push(`${event} ${String(fields?.['kind'])}`),
    },
  });
  return { wishlist, calls, logged, rows, state, store, network };
}

/** Delays the answers of the server until the returned function is called. */
function holdUp(state: { gate: Promise<void> }): () => void {
  let open = () => {};
  state.gate = new Promise((resolve) => void (open = resolve));
  return () => open();
}

/** Runs all pending promises: each call that is not delayed gets its answer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}

it('[SL-17] a product is wished for once, with quantity 1', async () => {
  const { wishlist, store } = shop(false);
  const twoOfThem: SavedProduct & { qty: number } = { ...product(1), qty: 2 };
  await wishlist.add(twoOfThem);
  await wishlist.add(product(1));
  expect(wishlist.items.get()).toEqual([{ ...product(1), qty: 1 }]);
  expect(wishlist.has('SKU-1')).toBe(true);
  expect(await store.keys()).toEqual(['current-wishlist']);
});

it('[SL-17] a stored quantity is 1 again when it is read', async () => {
  const { wishlist, store } = shop(false);
  await store.set('current-wishlist', [{ ...product(1), qty: 5 }, 'broken']);
  await wishlist.load();
  expect(wishlist.isLoaded.get()).toBe(true);
  expect(wishlist.items.get()).toEqual([{ ...product(1), qty: 1 }]);
});

it('[SL-18] a guest keeps the list for himself', async () => {
  const { wishlist, calls } = shop(false);
  await wishlist.add(product(1));
  await wishlist.remove('SKU-1');
  await wishlist.refreshAfterLogin();
  await settle();
  expect(calls).toEqual([]);
});

it('[SL-18] with a token each change is sent to the server once', async () => {
  const { wishlist, calls } = shop();
  await wishlist.add(product(1));
  await wishlist.add(product(1));
  await wishlist.remove('SKU-1');
  await wishlist.remove('SKU-1');
  await settle();
  expect(calls).toEqual(['add 1', 'remove 1']);
});

it('[SL-19] a product still wished for as another article stays on the server', async () => {
  const { wishlist, calls } = shop();
  await wishlist.add(product(1, 'KEK'));
  await wishlist.add(product(1, 'ZOLD'));
  await wishlist.remove('KEK');
  await settle();
  expect(calls).not.toContain('remove 1');
  await wishlist.remove('ZOLD');
  await settle();
  expect(calls).toContain('remove 1');
});

it('[SL-20] clearing empties this list and leaves the one of the server', async () => {
  const { wishlist, calls, rows } = shop(true, [1]);
  await wishlist.refreshAfterLogin();
  calls.length = 0;
  await wishlist.clear();
  await settle();
  expect(wishlist.items.get()).toEqual([]);
  expect(calls).toEqual([]);
  expect([...rows]).toEqual([1]);
});

it('[SL-21] after login what only is here is sent', async () => {
  const { wishlist, state, calls, rows } = shop(false, [1]);
  await wishlist.add(product(1));
  await wishlist.add(product(2));
  state.signedIn = true;
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list', 'add 2']);
  expect([...rows]).toEqual([1, 2]);
});

it('[SL-22] after login what only is there is fetched, in one call', async () => {
  const { wishlist, calls } = shop(true, [3, 4, 99]);
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list', 'fetch 3,4,99']);
  expect(wishlist.items.get().map(({ id, qty }) => [id, qty])).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

it('[SL-22] after a login any two lists are merged', async () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(ids, ids, async (here, there) => {
      const { wishlist, state, rows } = shop(false, there);
      for (const id of here) await wishlist.add(product(id));
      state.signedIn = true;
      await wishlist.refreshAfterLogin();
      const all = [...new Set([...here, ...there])].toSorted((a, b) => a - b);
      const local = wishlist.items.get().map(({ id }) => id);
      expect(local.toSorted((a, b) => a - b)).toEqual(all);
      expect([...rows].toSorted((a, b) => a - b)).toEqual(all);
      const before = wishlist.items.get();
      await wishlist.refreshAfterLogin();
      expect(wishlist.items.get()).toBe(before);
    }),
  );
});

it('[SL-23] a server that refuses is noted, and the shopper keeps the list', async () => {
  const { wishlist, state, logged } = shop(true, [3]);
  state.refuses = true;
  expect((await wishlist.add(product(1))).ok).toBe(true);
  await wishlist.refreshAfterLogin();
  expect(wishlist.items.get()).toHaveLength(1);
  expect(logged).toEqual(['wishlist-not-mirrored refused', 'wishlist-not-mirrored refused']);
});

it('[SL-23] products that cannot be fetched are noted, the rest is done', async () => {
  const { wishlist, state, logged, rows } = shop(true, [3]);
  await wishlist.add(product(1));
  state.fetches = false;
  await wishlist.refreshAfterLogin();
  expect(logged).toEqual(['wishlist-not-mirrored unavailable']);
  expect(wishlist.items.get().map(({ id }) => id)).toEqual([1]);
  expect([...rows]).toEqual([3, 1]);
});

it('[SL-23] a change that cannot be stored is reported and still sent', async () => {
  const { wishlist, store, rows } = shop();
  store.failWrites = { kind: 'unavailable' };
  expect(await wishlist.add(product(1))).toEqual({ ok: false, error: { kind: 'unavailable' } });
  await settle();
  expect([...rows]).toEqual([1]);
});

it('[SL-24] an entry removed during the comparison of the lists does not come back', async () => {
  const { wishlist, state, rows } = shop(true, [1]);
  await wishlist.refreshAfterLogin();
  const open = holdUp(state);
  const refreshing = wishlist.refreshAfterLogin();
  await settle();
  await wishlist.remove('SKU-1');
  open();
  await refreshing;
  await settle();
  expect(wishlist.items.get()).toEqual([]);
  expect([...rows]).toEqual([]);
});

it('[SL-24] a logout during the comparison of the lists leaves no data', async () => {
  const { wishlist, state } = shop(true, [1, 2]);
  const open = holdUp(state);
  const refreshing = wishlist.refreshAfterLogin();
  await settle();
  state.signedIn = false;
  await wishlist.clear();
  open();
  await refreshing;
  expect(wishlist.items.get()).toEqual([]);
});

it('[SL-24] unsent changes of a cleared list are not sent for the next customer', async () => {
  const { wishlist, state, calls } = shop();
  const open = holdUp(state);
  await wishlist.add(product(1));
  await wishlist.add(product(2));
  await settle();
  await wishlist.clear();
  open();
  await settle();
  expect(calls).toEqual(['add 1']);
});

it('[SL-25] calls are sent one after the other, and no caller waits for them', async () => {
  const { wishlist, state, calls } = shop();
  const open = holdUp(state);
  await wishlist.add(product(1));
  await wishlist.remove('SKU-1');
  await settle();
  expect(calls).toEqual(['add 1']);
  open();
  await settle();
  expect(calls).toEqual(['add 1', 'remove 1']);
});

it('[SL-25] the comparison of the lists waits for the calls before it', async () => {
  const { wishlist, calls } = shop();
  await wishlist.add(product(1));
  await wishlist.remove('SKU-1');
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['add 1', 'remove 1', 'list']);
});

/** A customer who removed product 1 while the server rejected calls. */
async function tookOutUnheard() {
  const before = shop(true, [1, 2]);
  await before.wishlist.refreshAfterLogin();
  before.state.refuses = true;
  await before.wishlist.remove('SKU-1');
  await settle();
  return before;
}

it('[SL-26] a removal that was not sent is sent at the next start, and the entry does not come back', async () => {
  const { store } = await tookOutUnheard();
  const { wishlist, calls, rows } = shop(true, [1, 2], store);
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list', 'remove 1']);
  expect(wishlist.items.get().map(({ id }) => id)).toEqual([2]);
  expect([...rows]).toEqual([2]);
  calls.length = 0;
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list']);
});

it('[SL-26] a removal that is refused again waits on, one the server has made itself is done', async () => {
  const { wishlist, state, rows, calls } = await tookOutUnheard();
  state.refuses = 'remove';
  await wishlist.refreshAfterLogin();
  expect(wishlist.items.get().map(({ id }) => id)).toEqual([2]);
  rows.delete(1);
  state.refuses = false;
  await wishlist.refreshAfterLogin();
  // Product 1 was added on another device.
  rows.add(1);
  calls.length = 0;
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list', 'fetch 1']);
});

it('[SL-26] an entry added again is in both lists again', async () => {
  const { wishlist, state, rows } = await tookOutUnheard();
  await wishlist.add(product(1));
  state.refuses = false;
  await wishlist.refreshAfterLogin();
  expect(wishlist.items.get().map(({ id }) => id)).toEqual([2, 1]);
  expect([...rows].toSorted()).toEqual([1, 2]);
});

it('[SL-20] [SL-26] after clearing no removal is sent for the next customer', async () => {
  const { wishlist, state, calls } = await tookOutUnheard();
  await wishlist.clear();
  state.refuses = false;
  calls.length = 0;
  await wishlist.refreshAfterLogin();
  expect(calls).toEqual(['list', 'fetch 1,2']);
});

it('[SL-27] when the network is back the lists are merged for the signed-in customer', async () => {
  const { wishlist, network, state, rows } = shop(true, [1, 2]);
  await wishlist.refreshAfterLogin();
  network.turn(false);
  state.refuses = true;
  await wishlist.add(product(3));
  await wishlist.remove('SKU-1');
  await settle();
  expect([...rows]).toEqual([1, 2]);
  state.refuses = false;
  network.turn(true);
  await settle();
  expect([...rows]).toEqual([2, 3]);
  const guest = shop(false, [1]);
  guest.network.turn(false);
  guest.network.turn(true);
  await settle();
  expect(guest.calls).toEqual([]);
});

it('[SL-26] with any lost calls both lists finally equal the shopper’s list', async () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    does: fc.constantFrom('add', 'remove', 'refresh', 'restart'),
    isHeard: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const store = createMemoryStore();
      let now = shop(true, [], store);
      const wanted = new Set<number>();
      for (const { id, does, isHeard } of steps) {
        now.state.refuses = !isHeard;
        if (does === 'add') {
          wanted.add(id);
          await now.wishlist.add(product(id));
        } else if (does === 'remove') {
          wanted.delete(id);
          await now.wishlist.remove(`SKU-${id}`);
        } else if (does === 'refresh') {
          await now.wishlist.refreshAfterLogin();
        } else {
          await settle();
          now = shop(true, [...now.rows], store);
          await now.wishlist.load();
        }
        await settle();
      }
      now.state.refuses = false;
      await now.wishlist.refreshAfterLogin();
      await now.wishlist.refreshAfterLogin();
      const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);
      expect(sorted(now.wishlist.items.get().map(({ id }) => id))).toEqual(sorted(wanted));
      expect(sorted(now.rows)).toEqual(sorted(wanted));
    }),
  );
});

it('[SL-25] a product that another tab removes before its call is sent is not added again', async () => {
  const rows = new Set<number>();
  const store = createMemoryStore();
  const hub = createBroadcastHub();
  const lock = createMemoryLock();
  const gate: (() => void)[] = [];
  const answered = (act: () => void) =>
    new Promise<Result<void, MirrorFailure>>((resolve) => {
      gate.push(() => {
        act();
        resolve(ok());
      });
    });
  const openTab = () =>
    createWishlist({
      store,
      lock,
      broadcast: hub.join(),
      log: silentLog,
      products: { byIds: async () => ok([]) },
      server: {
        isSignedIn: () => true,
        add: (id) => answered(() => void rows.add(id)),
        remove: (id) => answered(() => void rows.delete(id)),
        list: async () => ok([...rows]),
      },
    });
  const [first, second] = [openTab(), openTab()];
  await first.load();
  await second.load();
  await first.add(product(1));
  await first.add(product(2));
  await settle();
  await second.remove('SKU-2');
  // Each response starts the next call.
  for (let call = 0; call < 5; call++) {
    await settle();
    gate.shift()?.();
  }
  await settle();
  expect([...rows]).toEqual([1]);
});
