import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { shownPricesAt } from './shown-prices-at.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const set = (name: string, updatedAt: number) =>
  client.setQueryData([name, 'hu'], {}, { updatedAt });

it('returns the age of the oldest price on the page', () => {
  expect(shownPricesAt(client)).toBeUndefined();
  set('category-tree', 1);
  expect(shownPricesAt(client)).toBeUndefined();
  set('bestsellers', 5);
  set('product', 9);
  expect(shownPricesAt(client)).toBe(5);
  // A screen that was left has no observers.
  const stop = new QueryObserver(client, { queryKey: ['product', 'hu'] }).subscribe(() => {});
  expect(shownPricesAt(client)).toBe(9);
  stop();
});
