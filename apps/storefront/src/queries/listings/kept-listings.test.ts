import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepListings } from './kept-listings.ts';
import { listingKey } from './listing-key.ts';
import { untilOthersCome } from './listing.ts';

const listing = (name: string | number) => [listingKey, 'hu', name];

/** Opens a listing and leaves it. */
function visit(client: QueryClient, queryKey: readonly unknown[]): void {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => queryKey,
    gcTime: untilOthersCome,
  });
  observer.subscribe(() => {})();
}

it('keeps the ten listings viewed last, and all other queries', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  keepListings(client, 10);
  client.setQueryData(['product', 'felho'], 1);
  for (let number = 1; number <= 10; number++) {
    client.setQueryData(listing(number), number);
    visit(client, listing(number));
  }
  visit(client, listing(1));
  client.setQueryData(listing(11), 11);
  visit(client, listing(11));
  const storedPages = client
    .getQueryCache()
    .findAll({ queryKey: [listingKey] })
    .map(({ state }) => state.data);
  expect(storedPages).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(client.getQueryData(['product', 'felho'])).toBe(1);
  client.clear();
});
