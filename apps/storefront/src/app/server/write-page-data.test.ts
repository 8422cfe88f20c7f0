import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../page-data/page-data-format.ts';
import { writePageData } from './write-page-data.ts';

const noUrls = { snapshot: () => ({}) };

it('writes each query as JSON.stringify does', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = { items: [{ id: 1, name: 'Szék', old: undefined }, 'a'], total: 2, note: undefined };
  client.setQueryData(['tree', 'hu'], [{ id: 2, children: [] }]);
  client.setQueryData(['list'], page);
  client.setQueryData(['none'], null);
  await client.fetchInfiniteQuery({
    queryKey: ['listing', { page: 1 }],
    queryFn: () => Promise.resolve(page),
    initialPageParam: 0,
  });
  await client.prefetchQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new Error('x')) });
  const expected: PageData = {
    queries: [
      { key: ['tree', 'hu'], data: [{ id: 2, children: [] }] },
      { key: ['list'], data: page },
      { key: ['none'], data: null },
      {
        key: ['listing', { page: 1 }],
        data: { pages: [page], pageParams: [0] },
        isInfinite: true,
      },
      { key: ['lost'], error: 'x' },
    ],
    routes: {},
  };
  const { json, hash } = writePageData(client, noUrls, { splits: true }).page;
  expect(json).toBe(JSON.stringify(expected));
  expect(hash).toHaveLength(22);
});

describe('the category tree', () => {
  const tree = [{ id: 2, children: [] }];
  const written = (splits: boolean, data: unknown = tree) => {
    const client = new QueryClient();
    client.setQueryData(['category-tree', 'hu'], data);
    client.setQueryData(['list'], [1]);
    return writePageData(client, noUrls, { splits });
  };

  it('has a file of its own', () => {
    const { page, common } = written(true);
    expect(JSON.parse(page.json)).toEqual({ queries: [{ key: ['list'], data: [1] }], routes: {} });
    expect(JSON.parse(common?.json ?? '')).toEqual({
      queries: [{ key: ['category-tree', 'hu'], data: tree }],
      routes: {},
    });
  });

  it('has the same name in every page, and another one once it has changed', () => {
    expect(written(true).common?.hash).toBe(written(true, [...tree]).common?.hash);
    expect(written(true).common?.hash).not.toBe(written(true, []).common?.hash);
  });

  it('is inline in a page with inline data', () => {
    const { page, common } = written(false);
    expect(common).toBeUndefined();
    expect(page.json).toContain('category-tree');
  });
});
