import 'fake-indexeddb/auto';
import { createIndexedDbStore, createSafeStorage, forgetCollections } from '@shop/platform-browser';
import { zugolyConfig } from '@shop/shop-config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetOlderBuild, startAfresh, type BuildMemory } from './new-build.ts';

const { storage } = zugolyConfig;
const script = (hash: string) => `https://shop.example/assets/entry-client-${hash}.js`;

/** This browser, as the build of that hash has left it. */
function browser(before?: string) {
  if (before !== undefined) localStorage.setItem('build-hash', before);
  const cleared: string[] = [];
  const memory: BuildMemory = {
    localStorage: createSafeStorage(() => localStorage),
    caches: {
      delete: async (name) => {
        cleared.push(name);
        return true;
      },
    },
    forgetCollections,
    inTime: (work) => work,
  };
  return { cleared, memory };
}

afterEach(async () => {
  localStorage.clear();
  await forgetCollections(() => true);
});

describe('forgetOlderBuild', () => {
  it('clears the caches an older build has filled, and remembers the new one', async () => {
    const { memory, cleared } = browser('AAAAAAAA');
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, memory)).toBe(true);
    expect(cleared.sort()).toEqual(['page-data', 'pages', 'pictures']);
    expect(localStorage.getItem('build-hash')).toBe('BBBBBBBB');
  });

  // findings G, build hash check
  it('clears every collection that is not on the keep-list, of every view', async () => {
    const kept = ['cart', 'user', 'lists', 'claims', 'checkout', 'outbox', 'cart-de', 'lists-de'];
    const others = ['catalogue', 'routes', 'catalogue-de', 'of-an-older-build', 'cartoons'];
    for (const name of [...kept, ...others]) {
      await createIndexedDbStore(name).setMany([
        ['a', 1],
        ['b', 2],
      ]);
    }
    await forgetOlderBuild(script('BBBBBBBB'), storage, browser('AAAAAAAA').memory);
    const left: string[] = [];
    for (const name of [...kept, ...others]) {
      if ((await createIndexedDbStore(name).keys()).length > 0) left.push(name);
    }
    expect(left).toEqual(kept);
  });

  // findings G, build hash check
  it('clears local storage but for the keys a shop keeps', async () => {
    const { memory } = browser('AAAAAAAA');
    localStorage.setItem('left-over', '1');
    localStorage.setItem('heat-map-id', '2');
    localStorage.setItem('shopper', '{}');
    const config = { ...storage, keptKeys: ['heat-map-id'] };
    await forgetOlderBuild(script('BBBBBBBB'), config, memory);
    expect(Object.keys(localStorage).sort()).toEqual(['build-hash', 'heat-map-id', 'shopper']);
  });

  it('clears when nothing tells which build it was', async () => {
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, browser().memory)).toBe(true);
  });

  it.each([
    ['when the build is the same', 'BBBBBBBB', script('BBBBBBBB')],
    [
      'in development, where scripts have no hash',
      'AAAAAAAA',
      'http://localhost/src/entry-client.ts',
    ],
  ])('leaves everything alone %s', async (_story, before, url) => {
    const { memory, cleared } = browser(before);
    localStorage.setItem('left-over', '1');
    expect(await forgetOlderBuild(url, storage, memory)).toBe(false);
    expect(cleared).toEqual([]);
    expect(localStorage.getItem('left-over')).toBe('1');
  });

  // findings D3
  it('goes on where the browser refuses its storage, or what it has does not answer in time', async () => {
    const { memory } = browser();
    const refused = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const refusing = { ...memory, localStorage: refused };
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, refusing)).toBe(false);
    const silent: BuildMemory = {
      ...memory,
      forgetCollections: () => new Promise(() => undefined),
      inTime: async () => undefined,
    };
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, silent)).toBe(true);
  });
});

it('opens the page anew, also where storage is refused', () => {
  const reload = vi.fn<() => void>();
  localStorage.setItem('build-hash', 'AAAAAAAA');
  startAfresh(reload);
  expect(localStorage.getItem('build-hash')).toBeNull();
  startAfresh(
    reload,
    createSafeStorage(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    }),
  );
  expect(reload).toHaveBeenCalledTimes(2);
});
