import 'fake-indexeddb/auto';
import { createIndexedDbStore, createSafeStorage, forgetCollections } from '@shop/platform-browser';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetOlderBuild, startAfresh, type BuildMemory } from './new-build.ts';

const { storage } = builtConfig;
const script = (hash: string) => `https://shop.example/assets/entry-client-${hash}.js`;

/** Creates a browser whose caches were filled by the build with this hash. */
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
  it('[S4-47] clears the caches an older build has filled, and remembers the new one', async () => {
    const { memory, cleared } = browser('AAAAAAAA');
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, memory)).toBe(true);
    expect(cleared.sort()).toEqual(['app-shell', 'page-data', 'pages', 'pictures']);
    expect(localStorage.getItem('build-hash')).toBe('BBBBBBBB');
  });

  // findings G, build hash check
  it('[S4-47] clears every collection of every view that is not on the keep-list', async () => {
    const ownStores = [
      'cart',
      'user',
      'lists',
      'claims',
      'checkout',
      'outbox',
      'cart-de',
      'lists-de',
    ];
    const others = ['catalogue', 'routes', 'catalogue-de', 'of-an-older-build', 'cartoons'];
    for (const name of [...ownStores, ...others]) {
      await createIndexedDbStore(name).setMany([
        ['a', 1],
        ['b', 2],
      ]);
    }
    await forgetOlderBuild(script('BBBBBBBB'), storage, browser('AAAAAAAA').memory);
    const left: string[] = [];
    for (const name of [...ownStores, ...others]) {
      if ((await createIndexedDbStore(name).keys()).length > 0) left.push(name);
    }
    expect(left).toEqual(ownStores);
  });

  // findings G, build hash check
  it('clears local storage except the configured keys', async () => {
    const { memory } = browser('AAAAAAAA');
    localStorage.setItem('left-over', '1');
    localStorage.setItem('heat-map-id', '2');
    localStorage.setItem('shopper', '{}');
    const config = { ...storage, keptKeys: ['heat-map-id'] };
    await forgetOlderBuild(script('BBBBBBBB'), config, memory);
    expect(Object.keys(localStorage).sort()).toEqual(['build-hash', 'heat-map-id', 'shopper']);
  });

  it('clears when the earlier build is unknown', async () => {
    expect(await forgetOlderBuild(script('BBBBBBBB'), storage, browser().memory)).toBe(true);
  });

  it.each([
    ['when the build is the same', 'BBBBBBBB', script('BBBBBBBB')],
    [
      'in development, where scripts have no hash',
      'AAAAAAAA',
      'http://localhost/src/entry-client.ts',
    ],
  ])('clears nothing %s', async (_story, before, url) => {
    const { memory, cleared } = browser(before);
    localStorage.setItem('left-over', '1');
    expect(await forgetOlderBuild(url, storage, memory)).toBe(false);
    expect(cleared).toEqual([]);
    expect(localStorage.getItem('left-over')).toBe('1');
  });

  // findings D3
  it('continues where the browser refuses storage or does not respond in time', async () => {
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

it('reloads the page, also where storage is refused', () => {
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
