import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { comparedQuery } from '../../queries/products/compared.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { CompareScreen } from './compare-screen.tsx';

const armchair = { id: 1, sku: 'FOTEL', name: 'Felhő fotel', type_id: 'simple' };

const shownTo = (compared: readonly (typeof armchair)[]) =>
  showInShop(
    // The catalog of this shop is unreachable.
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <CompareScreen />
    </QueryClientProvider>,
    { compare: { items: createObservable(compared) } } as unknown as ShopperSession,
    '/compare',
  );

// findings D11
it('says that the comparison cannot be shown while the catalog cannot be reached, and offers to retry', async () => {
  const page = await shownTo([armchair]);
  await act(() =>
    vi.waitFor(() => expect(page.querySelector('h2')?.textContent).toMatch(/most nem/)),
  );
  expect(page.querySelectorAll('h2')).toHaveLength(1);
  expect([...page.querySelectorAll('button')].map((each) => each.textContent)).toContain('Újra');
});

it('says that no product is compared', async () => {
  const page = await shownTo([]);
  expect(page.querySelector('h2')?.textContent).not.toMatch(/most nem/);
  expect(page.querySelectorAll('button')).toHaveLength(0);
});

it('keeps the other products when one is removed', async () => {
  const stool = { id: 2, sku: 'SZEK', name: 'Rönk szék', type_id: 'simple' };
  const items = createObservable<readonly (typeof armchair)[]>([armchair, stool]);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retryDelay: 1_000_000 } },
  });
  onTestFinished(() => client.clear());
  function Screen() {
    const { queryKey } = comparedQuery(useShop(), ['FOTEL', 'SZEK']);
    client.setQueryData(queryKey, {
      products: { FOTEL: armchair as Product, SZEK: stool as Product },
      attributes: [],
    });
    return <CompareScreen />;
  }
  const page = await showInShop(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
    { compare: { items } } as unknown as ShopperSession,
    '/compare',
  );
  expect(page.textContent).toContain('Rönk szék');
  await act(async () => items.set([armchair]));
  expect(page.textContent).toContain('Felhő fotel');
  expect(page.textContent).not.toContain('Rönk szék');
});
