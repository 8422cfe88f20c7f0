import 'fake-indexeddb/auto';
import { createIndexedDbStore, forgetCollections, watchQuota } from '@shop/platform-browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserShop } from '../../app/start/browser-shop.ts';
import { browserAnswers } from '../../queries/stored/browser-answers.ts';
import { builtConfig } from '../settings/built-config.ts';
import type { Settings } from '../settings/settings.ts';
import { offlineCache } from './offline-cache.ts';

vi.mock('@shop/platform-browser', async (importOriginal) => {
  const original = await importOriginal<typeof import('@shop/platform-browser')>();
  return {
    ...original,
    createIndexedDbStore: vi.fn<typeof original.createIndexedDbStore>(
      original.createIndexedDbStore,
    ),
    watchQuota: vi.fn<typeof original.watchQuota>(() => Promise.resolve()),
  };
});

const limits = { readTimeoutMs: 801, iterateTimeoutMs: 2001, maxReadErrors: 2, maxWriteErrors: 31 };
const storage = { ...builtConfig.storage, ...limits, quotaCheckMs: 30_001, quotaKb: 5000 };

/** Settings of a page with this lifetime of stored responses, in seconds. */
const settingsOf = (cacheTtlS: number) =>
  ({
    storeCode: 'hu',
    multistore: false,
    shopHost: '',
    pages: [],
    overrides: { storage: { ...storage, cacheTtlS } },
  }) as unknown as Settings;

const chair = { id: 1, sku: 'FOTEL', name: 'Fotel', type_id: 'simple', url_path: 'felho-fotel' };
const stool = { ...chair, id: 2, sku: 'SZEK', name: 'Szék', url_path: 'feszek-szek' };
const path = '/felho-fotel';

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body?: string }) => {
    const isProduct = body?.includes('"type":"product"') === true;
    // A search without the path of the chair returns a list.
    const items = isProduct ? [body?.includes('felho-fotel') === true ? chair : stool] : [];
    return Response.json({ items, total: items.length, perPage: 50, start: 0, aggregations: {} });
  });
});

afterEach(async () => {
  await forgetCollections(() => true);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Opens a page of the shop in this browser, in use. */
function openPage(cacheTtlS: number) {
  const page = createBrowserShop(settingsOf(cacheTtlS));
  window.dispatchEvent(new Event('pointerdown'));
  return page;
}

it('[S9-11] each store of catalog data has the time limits and error limits of the settings', async () => {
  const { shop } = openPage(60);
  await shop.urls.resolve(path);
  browserAnswers(shop);
  const opened = vi.mocked(createIndexedDbStore).mock.calls;
  for (const collection of ['catalogue', 'routes', 'queries']) {
    const options = opened.filter(([name]) => name === collection).map(([, given]) => given);
    expect(options.length).toBeGreaterThan(0);
    for (const given of options) expect(given).toMatchObject(limits);
  }
});

/** Runs `work` without a network, `ageS` seconds from now. */
async function laterOffline(ageS: number, work: () => Promise<void>): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ageS * 1000);
  await work().finally(() => now.mockRestore());
}

it.each([
  [50, 'found'],
  [61, 'unavailable'],
])(
  '[S9-11] stored addresses live as long as the settings state: after %i s of 60',
  async (ageS, kind) => {
    expect(await openPage(60).shop.urls.resolve(path)).toMatchObject({ kind: 'found' });
    const { answers, routes } = offlineCache(settingsOf(60));
    await expect.poll(() => routes?.keys()).toEqual([path]);
    await answers.clear();
    await laterOffline(ageS, async () => {
      expect(await openPage(60).shop.urls.resolve(path)).toMatchObject({ kind });
    });
  },
);

it.each([
  [50, ['SZEK']],
  [61, []],
])(
  '[S9-11] stored answers live as long as the settings state: after %i s of 60',
  async (ageS, skus) => {
    const list = async () => {
      const answer = await openPage(60).shop.catalog.listing({});
      return answer.ok ? answer.value.items.map(({ sku }) => sku) : [];
    };
    expect(await list()).toEqual(['SZEK']);
    const { answers } = offlineCache(settingsOf(60));
    const storedLists = async () => {
      const keys = await answers.keys('search:');
      return JSON.stringify(await Promise.all(keys.map((key) => answers.get(key))));
    };
    await expect.poll(storedLists).toContain('SZEK');
    await laterOffline(ageS, async () => expect(await list()).toEqual(skus));
  },
);

it('[S9-11] the stored answers are checked as often as the settings state, for their number of bytes', async () => {
  const { shopper } = openPage(60);
  const { outbox, queuedOrders } = await shopper.start();
  const [[store, options] = []] = vi.mocked(watchQuota).mock.calls;
  expect(options).toMatchObject({ everyMs: 30_001, maxBytes: 5000 * 1024 });
  await store?.set('a', 1);
  expect(await offlineCache(settingsOf(60)).answers.keys()).toContain('a');
  // The last writes of the start must finish before the window closes.
  await outbox.process();
  await queuedOrders.prune();
});
