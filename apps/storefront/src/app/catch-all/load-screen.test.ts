import { QueryClient } from '@tanstack/react-query';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import type { RouteContext } from '../../shop/route-context.ts';
import { loadScreen } from './load-screen.ts';

it('[UR-27] a former path redirects permanently and keeps the query', async () => {
  const target = { kind: 'category', id: 20, slug: 'polcok' } as const;
  const found = { kind: 'found', target, path: '/nappali/polcok', storeCode: '' } as const;
  const context = { shop: { urls: { resolve: () => Promise.resolve(found) } } };
  expect(await loadScreen(context as unknown as RouteContext, '/polcok/?page=2', {})).toEqual({
    kind: 'redirect',
    to: '/nappali/polcok?page=2',
  });
});

it('a catalog without a category at the main path shows its root category there', async () => {
  const root = { id: 2, name: 'Default Category', url_path: 'default-category', children_data: [] };
  const nothing = { ok: true, value: { items: [], total: 0, start: 0, aggregations: {} } };
  const context = {
    queryClient: new QueryClient(),
    requestedAt: 0,
    i18n: { _: String },
    shop: {
      settings: { pages: [] },
      view: { code: '' },
      config: builtConfig,
      linkRules: { useDispatcher: true, storeCode: '' },
      catalog: {
        categoryTree: () => Promise.resolve({ ok: true, value: [root] }),
        listing: () => Promise.resolve(nothing),
        attributes: () => Promise.resolve(nothing),
      },
      urls: {
        registerProducts: () => Promise.resolve(),
        resolve: (path: string) => Promise.resolve({ kind: 'not-found', path }),
      },
    },
  };
  const load = (path: string) => loadScreen(context as unknown as RouteContext, path, {});
  expect(await load('/osszes-termek')).toMatchObject({
    kind: 'screen',
    target: { kind: 'category', id: 2 },
    title: 'Default Category',
  });
  expect(await load('/a/b')).toEqual({ kind: 'not-found' });
});

it('[UR-59] the words of a search redirect for now, without the query of the listing', async () => {
  const root = { id: 2, name: 'Összes termék', url_path: 'osszes-termek', children_data: [] };
  const results = { items: [], total: 3, start: 0, aggregations: {}, redirect: '/szallitas' };
  const target = { kind: 'category', id: 2, slug: 'osszes-termek' } as const;
  const found = { kind: 'found', target, path: '/osszes-termek', storeCode: '' } as const;
  const answer = (value: unknown) => () => Promise.resolve({ ok: true, value });
  const context = {
    queryClient: new QueryClient(),
    requestedAt: 0,
    i18n: { _: String },
    shop: {
      view: { code: '' },
      config: builtConfig,
      linkRules: { useDispatcher: true, storeCode: '' },
      catalog: {
        categoryTree: answer([root]),
        listing: answer(results),
        attributes: answer({ items: [] }),
      },
      urls: { registerProducts: () => Promise.resolve(), resolve: () => Promise.resolve(found) },
    },
  } as unknown as RouteContext;
  const address = '/osszes-termek?search=szállítás';
  expect(await loadScreen(context, address, { search: 'szállítás' })).toEqual({
    kind: 'redirect',
    to: '/szallitas',
    isTemporary: true,
    searchedWords: 'szállítás',
  });
});

it('[UR-28] an address whose product is gone is resolved again, once', async () => {
  const target = { kind: 'category', id: 999, slug: 'polcok' } as const;
  const old = { kind: 'found', target, path: '/polcok', storeCode: '' } as const;
  const isRemembered = [true, false];
  const logged: string[] = [];
  let loadCount = 0;
  const context = {
    queryClient: new QueryClient(),
    shop: {
      view: { code: '' },
      config: builtConfig,
      log: { info: (_event: string, { message }: { message: string }) => logged.push(message) },
      catalog: { categoryTree: () => Promise.resolve({ ok: true, value: [] }) },
      urls: {
        resolve: () => {
          loadCount += 1;
          return Promise.resolve(old);
        },
        forget: () => Promise.resolve(isRemembered.shift()),
      },
    },
  };
  expect(await loadScreen(context as unknown as RouteContext, '/polcok', {})).toEqual({
    kind: 'not-found',
  });
  expect(loadCount).toBe(2);
  // findings G
  expect(logged).toContain('Category query returned empty result id = 999');
});
