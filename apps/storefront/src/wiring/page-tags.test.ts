import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageTags } from './page-tags.ts';

it('names the kind of a page, its products and the category it lists', () => {
  const client = new QueryClient();
  client.setQueryData(['category-tree', 'hu'], [{ id: 20, name: 'Nappali', children: [] }]);
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
  client.setQueryData(['product', 'hu', 'C'], {
    product: { id: 3, sku: 'C', parts: [{ id: 9, sku: 'X' }] },
  });
  expect(pageTags('category', client)).toEqual(['category', 'C20', 'P1', 'P2', 'P3']);
});
