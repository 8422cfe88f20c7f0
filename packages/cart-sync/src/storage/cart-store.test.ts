import { unsafeBrand, err, type CartToken, type KeyValueStore } from '@shop/kernel';
import { createBroadcastHub, createMemoryLock, createMemoryStore } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createCartStore } from './cart-store.ts';
import { addLine, setLineQty } from '../lines/edit-lines.ts';
import { aLine } from '../test/a-line.ts';
import { turns } from '../test/cart-world.ts';

const token = unsafeBrand<CartToken>('cart-1');

/** Two tabs of one device, and the messages each receives. */
function tabs(over: Partial<KeyValueStore> = {}) {
  const store = createMemoryStore();
  const lock = createMemoryLock();
  const hub = createBroadcastHub();
  const open = () => {
    const broadcast = hub.join();
    const messages: string[] = [];
    broadcast.subscribe((message) => messages.push(message));
    return {
      heard: messages,
      book: createCartStore({ store: { ...store, ...over }, lock, broadcast }),
    };
  };
  return { store, one: open(), other: open() };
}

describe('the cart on this device', () => {
  it('[CS-17] shows a change at once, and has kept it when it says so', async () => {
    const { store, one } = tabs();
    const shown: number[] = [];
    one.book.cart.subscribe(() => shown.push(one.book.cart.get().items.length));
    const pendingChange = one.book.change((cart) => addLine(cart, aLine()));
    expect(shown).toEqual([1]);
    expect(await store.get('current-cart')).toBeUndefined();
    expect(await pendingChange).toMatchObject({ ok: true, value: { items: [{ sku: 'A' }] } });
    expect(await store.get('current-cart')).toMatchObject({ items: [{ sku: 'A' }] });
  });

  it('[CS-18] two changes at once are both shown, and both kept', async () => {
    const { one, other } = tabs();
    const both = [aLine(), aLine({ sku: 'B' })].map((line) =>
      one.book.change((cart) => addLine(cart, line)),
    );
    expect(one.book.cart.get().items.map(({ sku }) => sku)).toEqual(['A', 'B']);
    await both[0];
    expect(one.book.cart.get().items.map(({ sku }) => sku)).toEqual(['A', 'B']);
    await Promise.all(both);
    await one.book.change((cart) => setLineQty(cart, 'A', 3));
    await other.book.refresh();
    expect(other.book.cart.get().items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['A', 3],
      ['B', 1],
    ]);
  });

  it('[CS-18] is changed as the other tab left it', async () => {
    const { one, other } = tabs();
    await one.book.change((cart) => addLine(cart, aLine()));
    await other.book.change((cart) => addLine(cart, aLine()));
    expect(other.book.cart.get().items).toMatchObject([{ sku: 'A', qty: 2 }]);
    expect(one.book.cart.get().items).toMatchObject([{ sku: 'A', qty: 1 }]);
    await one.book.refresh();
    expect(one.book.cart.get().items).toMatchObject([{ sku: 'A', qty: 2 }]);
  });

  it('[CS-18] notifies the other tab of a change, and only of changes', async () => {
    const { one, other } = tabs();
    await one.book.change((cart) => addLine(cart, aLine()));
    await turns();
    expect(other.heard).toEqual(['cart']);
    await one.book.change((cart) => cart);
    await one.book.setToken(token);
    await one.book.setHash('h');
    await one.book.setHash('h');
    await turns();
    expect(other.heard).toEqual(['cart', 'cart', 'cart']);
  });

  it('[CS-17] keeps token and hash, and forgets them', async () => {
    const { store, one, other } = tabs();
    await one.book.setToken(token);
    await one.book.setHash('h');
    await other.book.refresh();
    expect([other.book.token(), other.book.hash()]).toEqual(['cart-1', 'h']);
    expect(await store.keys()).toEqual(['current-cart-hash', 'current-cart-token']);
    await one.book.setToken(undefined);
    await one.book.setHash(undefined);
    expect(await store.keys()).toEqual([]);
    await other.book.refresh();
    expect([other.book.token(), other.book.hash()]).toEqual([undefined, undefined]);
  });

  it.each([7, '', null, {}])('[CS-17] %j is no token', async (value) => {
    const { store, one } = tabs();
    await store.set('current-cart-token', value);
    await one.book.refresh();
    expect(one.book.token()).toBeUndefined();
  });

  it('[CS-17] a state that cannot be stored stays in memory and is stored later', async () => {
    let isFull = true;
    const store = createMemoryStore();
    const { one } = tabs({
      get: store.get,
      set: async (key, value) => (isFull ? err({ kind: 'quota' }) : store.set(key, value)),
    });
    const refused = await one.book.change((cart) => addLine(cart, aLine()));
    expect(refused).toEqual(err({ kind: 'quota' }));
    await one.book.refresh();
    expect(one.book.cart.get().items).toHaveLength(1);
    isFull = false;
    expect((await one.book.change((cart) => cart)).ok).toBe(true);
    expect(await store.get('current-cart')).toMatchObject({ items: [{ sku: 'A' }] });
  });

  it('[CS-17] a change that breaks is shown no more than it is kept', async () => {
    let isBroken = true;
    const store = createMemoryStore();
    const { one } = tabs({
      get: (key) => (isBroken ? Promise.reject(new Error('broken')) : store.get(key)),
      set: store.set,
    });
    const broken = one.book.change((cart) => addLine(cart, aLine()));
    await expect(broken).rejects.toThrow('broken');
    isBroken = false;
    await one.book.change((cart) => addLine(cart, aLine({ sku: 'B' })));
    expect(one.book.cart.get().items.map(({ sku }) => sku)).toEqual(['B']);
    expect(await store.get('current-cart')).toMatchObject({ items: [{ sku: 'B' }] });
  });
});
