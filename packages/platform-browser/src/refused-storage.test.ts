import 'fake-indexeddb/auto';
import { createFakeClock } from '@shop/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { createPageCaches } from './page-caches.ts';
import { pageCookies } from './page-cookies.ts';
import { createSafeStorage } from './safe-storage.ts';
import { serviceWorkers } from './service-worker.ts';
import { createTabBroadcast } from './tab-broadcast.ts';
import { createWebLock, type LockRequests } from './web-lock.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const database = indexedDB;
const never = () => new Promise<never>(() => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// findings D3
describe('storage that is absent, refused or silent', () => {
  it.each<[story: string, open: () => Storage | undefined]>([
    ['absent', () => undefined],
    ['refused on access', refuse],
    [
      'refused on use',
      () =>
        ({
          getItem: refuse,
          setItem: refuse,
          removeItem: refuse,
          get length() {
            return refuse();
          },
        }) as unknown as Storage,
    ],
  ])('[PB-20] web storage %s: reads nothing, stores nothing, throws nothing', (_story, open) => {
    const storage = createSafeStorage(open);
    expect(storage.isAvailable()).toBe(false);
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBeUndefined();
    storage.delete('a');
    expect(storage.keys()).toEqual([]);
  });

  it('[PB-20] cookies that throw are empty', () => {
    vi.stubGlobal('document', {
      get cookie() {
        return refuse();
      },
      set cookie(_cookie: string) {
        refuse();
      },
    });
    pageCookies.write('a=1');
    expect(pageCookies.read()).toBe('');
  });

  it.each<[story: string, open: () => CacheStorage | undefined]>([
    ['absent', () => undefined],
    ['refused', refuse],
    ['rejecting', () => ({ delete: async () => refuse() }) as unknown as CacheStorage],
    ['silent', () => ({ delete: never }) as unknown as CacheStorage],
  ])('[PB-20] caches %s: say that nothing was deleted', async (_story, open) => {
    expect(await createPageCaches(open, 10).delete('pages')).toBe(false);
  });

  it('[PB-20] service workers that throw are none', () => {
    vi.stubGlobal('navigator', {
      get serviceWorker() {
        return refuse();
      },
    });
    expect(serviceWorkers()).toBeUndefined();
  });

  it('[PB-7] a channel that cannot be opened or is closed sends nothing', () => {
    vi.stubGlobal('BroadcastChannel', refuse);
    const shut = createTabBroadcast('shop');
    const heard = vi.fn<(message: string) => void>();
    const stop = shut.subscribe(heard);
    expect(() => shut.post('a')).not.toThrow();
    stop();
    expect(heard).not.toHaveBeenCalled();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = refuse;
      },
    );
    expect(() => createTabBroadcast('shop').post('a')).not.toThrow();
  });

  it.each<[story: string, indexedDb: unknown]>([
    ['absent', undefined],
    ['refusing', { open: refuse }],
  ])(
    '[PB-19] a database that is %s: memory answers, and writes say so',
    async (_story, indexedDb) => {
      vi.stubGlobal('indexedDB', indexedDb);
      const store = createIndexedDbStore('cart', { database: _story, durability: 'strict' });
      expect(await store.get('a')).toBeUndefined();
      expect(await store.set('a', 1)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
      expect(await store.get('a')).toBe(1);
    },
  );

  it('[PB-19] a database that does not open in 5 s is left alone: memory answers, and writes say so', async () => {
    vi.useFakeTimers();
    const open = vi.fn<(name: string) => IDBOpenDBRequest>((name) => {
      const request = database.open(name);
      // The success event is never delivered.
      request.addEventListener = () => undefined;
      return request;
    });
    vi.stubGlobal('indexedDB', { open });
    const store = createIndexedDbStore('cart', { database: 'silent', durability: 'strict' });
    const reading = store.get('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reading).toBeUndefined();
    expect(await store.set('a', 1)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await store.get('a')).toBe(1);
    expect(open).toHaveBeenCalledOnce();
  });
});

// findings D3
describe('a lock manager that refuses or does not answer', () => {
  const refusing: LockRequests = { request: async () => refuse() };
  const throwing: LockRequests = { request: refuse };
  it.each([
    ['rejects', refusing],
    ['throws', throwing],
  ])('[PB-6] %s: tasks exclude each other in this tab', async (_story, manager) => {
    const lock = createWebLock(manager);
    const steps: string[] = [];
    const task = (id: string) => async () => {
      steps.push(`${id} in`);
      await Promise.resolve();
      steps.push(`${id} out`);
    };
    await Promise.all([lock.run('cart', task('a')), lock.run('cart', task('b'))]);
    expect(steps).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(lock.acrossTabs).toBe(false);
  });

  it('[PB-6] does not answer: after three checks at which no tab holds the lock', async () => {
    const clock = createFakeClock();
    const lock = createWebLock({ request: never, query: async () => ({ held: [] }) }, clock);
    const done = lock.run('cart', async () => 'done');
    await clock.advance(3000);
    expect(await done).toBe('done');
    expect(lock.acrossTabs).toBe(false);
  });

  it('[PB-6] waits as long as another tab holds the lock, and runs a task once', async () => {
    const clock = createFakeClock();
    let grant: (() => unknown) | undefined;
    const held = { held: [{ name: 'cart' }] };
    const manager: LockRequests = {
      request: (_name, task) =>
        new Promise((resolve) => {
          grant = () => resolve(task());
        }),
      query: async () => held,
    };
    const lock = createWebLock(manager, clock);
    const task = vi.fn<() => Promise<string>>(async () => 'done');
    const done = lock.run('cart', task);
    await clock.advance(60_000);
    expect(task).not.toHaveBeenCalled();
    grant?.();
    expect(await done).toBe('done');
    await clock.advance(60_000);
    expect(task).toHaveBeenCalledOnce();
    expect(lock.acrossTabs).toBe(true);
  });

  it('[PB-6] passes on what the task rejects with', async () => {
    const lock = createWebLock({ request: (_name, task) => task() });
    const failing = lock.run('cart', () => Promise.reject(new Error('task failed')));
    await expect(failing).rejects.toThrow('task failed');
    expect(lock.acrossTabs).toBe(true);
  });
});
