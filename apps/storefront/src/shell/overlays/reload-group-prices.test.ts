import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reloadPrices } from './reload-group-prices.ts';

it('fetches the data on screen again that contains prices', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['product', 'hu', 'A'], {});
  queryClient.setQueryData(['category-tree', 'hu'], []);
  queryClient.setQueryData(['bestsellers', 'hu'], []);
  await reloadPrices(queryClient);
  expect(queryClient.getQueryState(['product', 'hu', 'A'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['bestsellers', 'hu'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['category-tree', 'hu'])?.isInvalidated).toBe(false);
});
