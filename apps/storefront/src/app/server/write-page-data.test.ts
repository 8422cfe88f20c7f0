import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { PageData } from '../page-data/page-data-format.ts';
import { jsonOf, writePageData } from './write-page-data.ts';

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
  const { json, hash } = writePageData(client, noUrls);
  expect(json).toBe(JSON.stringify(expected));
  expect(hash).toHaveLength(22);
});

it.each([[{ items: [] }], [{ items: [{ a: 1 }] }], [{ items: 'no list', a: 1 }], [[]], [{}], [0]])(
  'writes %j',
  (data) => {
    expect(jsonOf(data)).toBe(JSON.stringify(data));
  },
);

it('writes the data of one product once, however many lists show it', () => {
  let times = 0;
  const product = { toJSON: () => ({ times: (times += 1) }) };
  expect(jsonOf({ items: [product] })).toBe('{"items":[{"times":1}]}');
  expect(jsonOf({ items: [product], total: 9 })).toBe('{"items":[{"times":1}],"total":9}');
});
