import 'fake-indexeddb/auto';
import { createFakeClock } from '@shop/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbStore, type IndexedDbStoreOptions } from './indexed-db-store.ts';

let databases = 0;
const freshDatabase = () => `test-${++databases}`;
const open = (options: IndexedDbStoreOptions = {}) =>
  createIndexedDbStore('cart', { database: freshDatabase(), ...options });

afterEach(() => vi.restoreAllMocks());

/** Makes every transaction of this mode fail with the error until the test ends. */
function breakTransactions(mode: IDBTransactionMode, error: DOMException) {
  const real = IDBDatabase.prototype.transaction;
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof real>
  ) {
    if ((args[1] ?? 'readonly') === mode) throw error;
    return real.apply(this, args);
  });
}

/** Makes every read settle with `answer` instead of the stored value, until the test ends. */
function holdReads(answer: Promise<unknown>) {
  return vi
    .spyOn(IDBObjectStore.prototype, 'get')
    .mockImplementation(() => answer as unknown as IDBRequest);
}

const quota = new DOMException('full', 'QuotaExceededError');
const closed = new DOMException('closed', 'UnknownError');

describe('a collection', () => {
  it('[PB-13] gives back copies of what it was given', async () => {
    const store = open();
    const value = { lines: [{ sku: 'A' }] };
    expect(await store.set('now', value)).toEqual({ ok: true, value: undefined });
    value.lines.push({ sku: 'B' });
    const read = (await store.get('now')) as typeof value;
    expect(read).toEqual({ lines: [{ sku: 'A' }] });
    read.lines.push({ sku: 'C' });
    expect(await store.get('now')).toEqual({ lines: [{ sku: 'A' }] });
  });

  it('[PB-13] takes and gives many entries in one transaction each, in the order asked for', async () => {
    const store = open({ memoryEntries: 1 });
    expect(await store.keys()).toEqual([]);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(
      await store.setMany([
        ['a', 1],
        ['b', 2],
      ]),
    ).toMatchObject({ ok: true });
    expect(await store.getMany(['b', 'none', 'a'])).toEqual([2, undefined, 1]);
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it('[PB-14] is seen by another tab at once', async () => {
    const database = freshDatabase();
    const [mine, theirs] = [open({ database }), open({ database })];
    await mine.set('token', 'old');
    expect(await theirs.get('token')).toBe('old');
    await theirs.set('token', 'new');
    expect(await mine.get('token')).toBe('new');
    await theirs.delete('token');
    expect(await mine.get('token')).toBeUndefined();
  });

  it('[PB-14] keeps collections of one database apart, when cleared too', async () => {
    const database = freshDatabase();
    const cart = createIndexedDbStore('cart', { database });
    const carts = createIndexedDbStore('carts', { database });
    await cart.set('a', 1);
    await carts.set('a', 2);
    await cart.clear();
    expect(await cart.keys()).toEqual([]);
    expect(await carts.get('a')).toBe(2);
  });

  it('[PB-14] lists keys in ascending order, all or by prefix', async () => {
    const store = open();
    for (const key of ['b/2', 'a', 'b/1', 'b']) await store.set(key, key);
    expect(await store.keys()).toEqual(['a', 'b', 'b/1', 'b/2']);
    expect(await store.keys('b/')).toEqual(['b/1', 'b/2']);
  });
});

describe('slow storage', () => {
  it('[PB-15] [S8-16] [S9-11] answers a read from memory after 800 ms, and leaves storage alone for a while', async () => {
    const clock = createFakeClock();
    const store = open({ clock });
    await store.set('a', 'kept');
    const get = holdReads(new Promise(() => undefined));
    const reading = store.get('a');
    // The read must start before the clock advances.
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await clock.advance(799);
    const early = await Promise.race([reading, Promise.resolve('still waiting')]);
    expect(early).toBe('still waiting');
    await clock.advance(1);
    expect(await reading).toBe('kept');
    expect(await store.get('a')).toBe('kept');
    expect(get).toHaveBeenCalledTimes(1);
    get.mockRestore();
    await clock.advance(10_000);
    await store.set('a', 'newer');
    expect(await store.get('a')).toBe('newer');
  });

  it('[PB-15] [S9-11] lists the keys from memory after 2 s', async () => {
    const clock = createFakeClock();
    const store = open({ clock });
    await store.set('a', 'kept');
    const getAllKeys = vi
      .spyOn(IDBObjectStore.prototype, 'getAllKeys')
      .mockImplementation(() => new Promise(() => undefined) as unknown as IDBRequest);
    const listing = store.keys();
    await vi.waitFor(() => expect(getAllKeys).toHaveBeenCalledTimes(1));
    await clock.advance(1999);
    const early = await Promise.race([listing, Promise.resolve('still waiting')]);
    expect(early).toBe('still waiting');
    await clock.advance(1);
    expect(await listing).toEqual(['a']);
  });

  it('[PB-15] tolerates the configured number of slow reads in a row', async () => {
    const clock = createFakeClock();
    const store = open({ clock, maxReadErrors: 2 });
    await store.set('a', 'kept');
    const get = holdReads(new Promise(() => undefined));
    for (const expectedCalls of [1, 2]) {
      const reading = store.get('a');
      await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(expectedCalls));
      await clock.advance(800);
      expect(await reading).toBe('kept');
    }
    expect(await store.get('a')).toBe('kept');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('[PB-16] makes a strict collection wait instead: a half-known outbox would lose tasks', async () => {
    const clock = createFakeClock();
    const strict = open({ clock, durability: 'strict' });
    let release: (value: string) => void = () => undefined;
    const get = holdReads(new Promise((resolve) => (release = resolve)));
    const reading = strict.get('a');
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await clock.advance(60_000);
    release('stored');
    expect(await reading).toBe('stored');
  });
});

describe('storage that refuses', () => {
  it('[PB-17] says that a write did not hold for want of room, and memory has it', async () => {
    const store = open();
    await store.set('a', 1);
    breakTransactions('readwrite', quota);
    expect(await store.set('a', 2)).toMatchObject({ ok: false, error: { kind: 'quota' } });
    expect(await store.get('a')).toBe(2);
    expect(await store.keys()).toEqual(['a']);
  });

  it('[PB-17] never brings back what a failed delete or clear took away', async () => {
    const store = open();
    await store.set('a', 1);
    await store.set('b', 2);
    breakTransactions('readwrite', closed);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(await store.keys()).toEqual(['b']);
    await store.clear();
    expect(await store.keys()).toEqual([]);
    expect(await store.get('b')).toBeUndefined();
  });

  it('[PB-18] [S9-11] stops writing after 30 errors; a strict collection never stops', async () => {
    const relaxed = open();
    const strict = open({ durability: 'strict' });
    const spy = breakTransactions('readwrite', closed);
    for (let turn = 0; turn < 30; turn++) {
      await relaxed.set('a', turn);
      await strict.set('a', turn);
    }
    const before = spy.mock.calls.length;
    expect(await relaxed.set('a', 'x')).toMatchObject({ error: { kind: 'unavailable' } });
    expect(spy.mock.calls.length).toBe(before);
    expect(await relaxed.get('a')).toBe('x');
    await strict.set('a', 'y');
    expect(spy.mock.calls.length).toBeGreaterThan(before);
  });

  it('[PB-19] stores in memory where the browser has no database', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const store = open();
    expect(await store.set('a', 1)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await store.get('a')).toBe(1);
  });

  it('[PB-19] opens a new connection when the old one was closed under it', async () => {
    const store = open();
    await store.set('a', 1);
    const real = IDBDatabase.prototype.transaction;
    let broken = true;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args: Parameters<typeof real>
    ) {
      if (broken) {
        broken = false;
        throw new DOMException('closing', 'InvalidStateError');
      }
      return real.apply(this, args);
    });
    expect(await store.set('a', 2)).toMatchObject({ ok: true });
    expect(await store.get('a')).toBe(2);
  });
});

it.each(['strict', 'relaxed'] as const)(
  '[PB-21] asks the disk for %s durability',
  async (durability) => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await open({ durability }).set('a', 1);
    expect(transaction).toHaveBeenCalledWith('entries', 'readwrite', { durability });
  },
);
