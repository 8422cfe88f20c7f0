import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPageData } from './fetch-page-data.ts';
import { createPageData } from './page-data.ts';
import { writePageData } from '../server/write-page-data.ts';

const requestedAt = 1_700_000_000_000;
const snapshot = {
  '/nappali': { kind: 'category', id: 3, slug: 'nappali', path: '/nappali', storedAtMs: 5 },
} as never;

/** Returns the data of a server-rendered page: a response, an infinite list, a failed query and a pending one. */
async function rendered(now = requestedAt) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['tree', 'hu'], [{ id: 3, name: 'Nappali' }], { updatedAt: now });
  await client.prefetchInfiniteQuery({
    queryKey: ['list', { page: 1 }],
    queryFn: () => Promise.resolve({ items: ['a'] }),
    initialPageParam: 1,
  });
  await client.prefetchQuery({
    queryKey: ['related'],
    queryFn: () => Promise.reject(new TypeError('network')),
  });
  void client.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) });
  return client;
}

const writeWhole = (from: QueryClient, routes: typeof snapshot = {} as never) =>
  writePageData(from, { snapshot: () => routes }, { splits: false }).page;

const restore = vi.fn<(routes: unknown) => Promise<void>>(() => Promise.resolve());
const refetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
const info = vi.fn<() => void>();
let client: QueryClient;
const dataOf = (text: () => Promise<string>, common: readonly string[] = []) =>
  createPageData({
    texts: async () => [await text(), ...common],
    queryClient: client,
    urls: { restore },
    requestedAt: () => requestedAt,
    refetch,
    log: { info },
  });

beforeEach(() => {
  client = new QueryClient();
  vi.clearAllMocks();
});

describe('page data', () => {
  it('equals the data that the server rendered with, with the age of the page', async () => {
    const { json } = writeWhole(await rendered(), snapshot);
    const text = vi.fn<() => Promise<string>>(() => Promise.resolve(json));
    const data = dataOf(text);
    await Promise.all([data.load(), data.load()]);
    expect(text).toHaveBeenCalledTimes(1);
    expect(refetch).not.toHaveBeenCalled();

    expect(client.getQueryData(['tree', 'hu'])).toEqual([{ id: 3, name: 'Nappali' }]);
    expect(client.getQueryState(['tree', 'hu'])).toMatchObject({
      status: 'success',
      fetchStatus: 'idle',
      dataUpdatedAt: requestedAt,
    });
    expect(client.getQueryCache().find({ queryKey: ['list', { page: 1 }] })).toMatchObject({
      queryType: 'infinite',
      state: { data: { pages: [{ items: ['a'] }], pageParams: [1] } },
    });
    expect(client.getQueryState(['related'])).toMatchObject({
      status: 'error',
      error: new Error('network'),
      errorUpdatedAt: requestedAt,
    });
    expect(client.getQueryState(['slow'])).toBeUndefined();
    expect(restore).toHaveBeenCalledExactlyOnceWith({
      '/nappali': {
        kind: 'category',
        id: 3,
        slug: 'nappali',
        path: '/nappali',
        storedAtMs: requestedAt,
      },
    });
  });

  it('is split into two files where one is shared by many pages', async () => {
    const server = await rendered();
    server.setQueryData(['category-tree', 'hu'], [{ id: 3 }]);
    const { page, common } = writePageData(server, { snapshot: () => snapshot }, { splits: true });
    await dataOf(() => Promise.resolve(page.json), [common?.json ?? '']).load();
    expect(refetch).not.toHaveBeenCalled();
    expect(client.getQueryData(['tree', 'hu'])).toEqual([{ id: 3, name: 'Nappali' }]);
    expect(client.getQueryState(['category-tree', 'hu'])).toMatchObject({
      data: [{ id: 3 }],
      dataUpdatedAt: requestedAt,
    });
    expect(Object.keys(restore.mock.calls[0]?.[0] ?? {})).toEqual(['/nappali']);
  });

  it('has the same name when the page is rendered again from the same responses', async () => {
    const names = await Promise.all(
      [1, 2].map(async (now) => writeWhole(await rendered(now)).hash),
    );
    expect(names[0]).toMatch(/^[\w-]{22}$/);
    expect(names[1]).toBe(names[0]);
  });

  it.each<[what: string, text: () => Promise<string>]>([
    ['is gone', () => Promise.reject(new Error('404'))],
    ['is no JSON', () => Promise.resolve('<!DOCTYPE html>')],
    ['has another shape', () => Promise.resolve('{"queries":[{"key":1}],"routes":{}}')],
    ['names a prototype', () => Promise.resolve('{"queries":[],"routes":{"__proto__":{}}}')],
  ])('is fetched as on a navigation when it %s', async (_what, text) => {
    const data = dataOf(text);
    refetch.mockRejectedValueOnce(new Error('away'));
    await expect(data.load()).resolves.toBeUndefined();
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(restore).toHaveBeenCalledExactlyOnceWith({});
  });
});

describe('text of the page data', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('is loaded from the files that the page names', async () => {
    document.body.innerHTML =
      '<div data-page-state="/page-state/a?page=%2F" data-common-state="/page-state/common/b"></div>';
    const fetched = vi.fn<typeof fetch>((address) =>
      Promise.resolve(new Response(`of ${address as string}`)),
    );
    vi.stubGlobal('fetch', fetched);
    await expect(fetchPageData(document)).resolves.toEqual([
      'of /page-state/a?page=%2F',
      'of /page-state/common/b',
    ]);
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    await expect(fetchPageData(document)).rejects.toThrow('404');
  });

  it('is inline in a page that is not cached', async () => {
    document.body.innerHTML = '<script id="page-state" type="application/json">{"a":1}</script>';
    await expect(fetchPageData(document)).resolves.toEqual(['{"a":1}']);
  });

  it('is missing where the page names no file', async () => {
    await expect(fetchPageData(document)).rejects.toThrow('names no data');
  });
});
