import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { collectPageTags } from './page-tags.ts';

/** Runs a query as a page does during its render. */
const ask = (client: QueryClient, queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data) });

it('returns the tags of a page: its kind, its products and the listed category', async () => {
  const client = new QueryClient();
  const tagsOf = collectPageTags(client.getQueryCache());
  await ask(client, ['category-tree', 'hu'], [{ id: 20, name: 'Nappali', children: [] }]);
  client.setQueryData(['listing', 'hu', 20, {}], {
    pages: [
      {
        items: [
          { id: 1, sku: 'A' },
          { id: 2, sku: 'B' },
        ],
      },
    ],
  });
  await ask(client, ['product', 'hu', 'C'], {
    product: { id: 3, sku: 'C', parts: [{ id: 9, sku: 'X' }] },
  });
  expect(tagsOf('category')).toEqual(['category', 'C20', 'P1', 'P2', 'P3']);
});

it('findings B1: returns the tags after the router has cleared the cache', async () => {
  const client = new QueryClient();
  const tagsOf = collectPageTags(client.getQueryCache());
  await ask(client, ['product', 'hu', 'C'], { product: { id: 2204, sku: 'C' } });
  client.clear();
  expect(tagsOf('product')).toEqual(['product', 'P2204']);
});
