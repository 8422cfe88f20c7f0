import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Store } from '@shop/catalog-client';
import { ok, type Result } from '@shop/kernel';
import { act, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { storesQuery } from '../../queries/content/stores.ts';
import { useShop } from '../../shop/use-shop.ts';
import { arriveFailed } from '../../test/arrive-failed.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { StoreList } from './store-list.tsx';

const store: Store = {
  uid: 'minta',
  name: 'Minta bolt',
  postcode: '1137',
  city: 'Budapest',
  street: 'Minta utca 1.',
  country: 'HU',
  phone: '+36301234567',
  latitude: 47.5,
  longitude: 19.05,
  hours: [null, null, null, null, null, null, null],
  exceptions: [],
  notes: [],
} as never;

/** Renders the list on a page whose server could not fetch it, while the browser can. */
async function shownAfterFailure() {
  const stores = vi.fn<() => Promise<Result<readonly Store[], never>>>(async () => ok([store]));
  function WithCatalog({ children }: { children: ReactNode }) {
    const shop = Object.assign(useShop(), { catalog: { stores } });
    const [client] = useState(() => {
      const created = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      arriveFailed(created, storesQuery(shop).queryKey);
      return created;
    });
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  }
  const page = await showInShop(
    <WithCatalog>
      <StoreList />
    </WithCatalog>,
  );
  return { page, stores };
}

it('offers to fetch the shops again that the server could not fetch, and fetches them at a press', async () => {
  const { page, stores } = await shownAfterFailure();
  expect(stores).not.toHaveBeenCalled();
  expect(page.querySelector('h2')?.textContent).toBe(
    'A bemutatótermeket most nem tudjuk megjeleníteni',
  );
  expect(page.textContent).not.toContain('0 ');
  page.querySelector('button')?.click();
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('Minta bolt')));
});
