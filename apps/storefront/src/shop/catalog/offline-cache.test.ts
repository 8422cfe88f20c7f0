import 'fake-indexeddb/auto';
import { createBrowserFetch, forgetCollections } from '@shop/platform-browser';
import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../settings/built-config.ts';
import { silentLog } from '@shop/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserShop } from '../../app/start/browser-shop.ts';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { listingQuery } from '../../queries/listings/listing.ts';
import { offlineCache } from './offline-cache.ts';
import { createServerShop } from '../../app/server/server-shop.ts';
import type { Settings } from '../settings/settings.ts';

const settings = {
  storeCode: 'hu',
  multistore: true,
  shopHost: '',
  pages: [],
  overrides: {},
} as unknown as Settings;
const chair = { id: 1, sku: 'FOTEL', name: 'Fotel', type_id: 'simple', url_path: 'felho-fotel' };
const path = '/felho-fotel';
const toChair = { kind: 'found', path, target: { kind: 'product', parentSku: 'FOTEL' } };
let paths: string[];

/** Response of a backend with one chair. */
async function answer(url: string, { body }: { readonly body?: string }): Promise<Response> {
  paths.push(new URL(url, 'https://shop.example').pathname);
  const isAsked = body?.includes('felho-fotel') === true || body?.includes('"in":[20]') === true;
  const isProduct = isAsked && body?.includes('"type":"product"') === true;
  const items = isProduct ? [chair] : [];
  return Response.json(
    url.includes('/api/catalog')
      ? { items, total: items.length, perPage: 50, start: 0, aggregations: {} }
      : { code: 404, result: 'Nobody lives there.' },
  );
}

/** Opens a page of the shop in this browser, as after a reload. */
function openPage() {
  const { shop } = createBrowserShop(settings);
  // Learned routes are stored at the first use of the page.
  window.dispatchEvent(new Event('pointerdown'));
  return shop;
}
const isStored = () => expect.poll(() => offlineCache(settings).routes?.keys()).toEqual([path]);
/** Clears the stored responses, which would hide requests for the path. */
const forgetAnswers = () => offlineCache(settings).answers.clear();
const isDown = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  paths = [];
  vi.stubGlobal('fetch', answer);
});

afterEach(async () => {
  await forgetCollections(() => true);
  vi.unstubAllGlobals();
});

it('[UR-18] [S2-26] a resolved address is known after a reload without a network', async () => {
  expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
  await isStored();
  await forgetAnswers();
  isDown();
  expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
  expect(await openPage().urls.resolve('/mas')).toMatchObject({ kind: 'unavailable' });
});

it('[UR-25] [S2-26] the address of a listed product is known after a reload without a request', async () => {
  const shop = openPage();
  const armchairs = { id: 20, children: [] } as unknown as CategoryNode;
  const listing = listingQuery(shop, 0, armchairs, { filters: {} });
  const { pages } = await new QueryClient().fetchInfiniteQuery(listing);
  expect(pages[0]?.items.map(({ sku }) => sku)).toEqual(['FOTEL']);
  await isStored();
  await forgetAnswers();
  paths = [];
  expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
  expect(paths).toEqual([]);
});

it('[UR-25] addresses from lists and from the page itself are known too', async () => {
  const { urls } = openPage();
  await urls.registerProducts([{ ...chair, type_id: 'simple' }]);
  await forgetCollections(() => true);
  const { urls: served } = openPage();
  await served.restore(urls.snapshot());
  await isStored();
  isDown();
  expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
});

it.each([[{ target: 'chair' }], ['torn'], [{ path: 4 }], [null]])(
  '[UR-22] a damaged record is skipped: %o',
  async (damaged) => {
    await offlineCache(settings).routes?.set(path, damaged);
    expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
    await isStored();
  },
);

it('[UR-19] an unknown address is not stored', async () => {
  expect(await openPage().urls.resolve('/mas')).toMatchObject({ kind: 'not-found' });
  expect(await offlineCache(settings).routes?.keys()).toEqual([]);
});

it('[SC-6] nothing is stored where the settings disable it', () => {
  const config = defineShopConfig({ urls: { persistRoutes: false } });
  expect(offlineCache(settings, config).routes).toBeUndefined();
});

it('a server stores nothing', async () => {
  const shop = createServerShop({
    apiUrl: '',
    settings,
    config: builtConfig,
    signal: new AbortController().signal,
    now: Date.UTC(2026, 2, 5),
    fetch: createBrowserFetch(),
    log: silentLog,
  });
  expect(await shop.urls.resolve(path)).toMatchObject(toChair);
  expect(await offlineCache(settings).routes?.keys()).toEqual([]);
  expect(paths).not.toEqual([]);
});

it('[S8-11] [S8-22] full storage clears the answers and addresses that can be fetched again', async () => {
  expect(await openPage().urls.resolve(path)).toMatchObject(toChair);
  const { answers, routes } = offlineCache(settings);
  await expect.poll(() => answers.keys()).not.toEqual([]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const { catalog, urls } = openPage();
  await catalog.product('felho-fotel');
  await expect.poll(() => answers.keys()).toEqual([]);
  await urls.registerProducts([{ ...chair, type_id: 'simple', url_path: 'masik-fotel' }]);
  await expect.poll(() => routes?.keys()).toEqual([]);
});
