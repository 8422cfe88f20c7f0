import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { SeenScreen } from './seen-screen.tsx';

const armchair = { id: 1, sku: 'FOTEL', name: 'Felhő fotel', type_id: 'simple' };

/** Renders the page for a customer who viewed these products, while the catalog is unreachable. */
function shownTo(
  recentProducts: readonly (typeof armchair)[],
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
): Promise<HTMLElement> {
  // jsdom has no layout.
  const unmeasured = { observe() {}, disconnect() {} };
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return unmeasured;
  });
  return showInShop(
    <QueryClientProvider client={client}>
      <SeenScreen />
    </QueryClientProvider>,
    {
      account: {
        session: createObservable({ status: 'signed-in', profile: { id: 7 } }),
        onEvent: () => () => {},
      },
      sessionReturn: { lost: createObservable(undefined) },
      recentlyViewed: { items: createObservable(recentProducts) },
    } as unknown as ShopperSession,
    '/account/recently-viewed',
  );
}

it('says that viewed products cannot be shown while the catalog cannot be reached, and offers to retry', async () => {
  const page = await shownTo([armchair]);
  await act(() =>
    vi.waitFor(() =>
      expect(page.textContent).toContain('A termékeket most nem tudjuk megjeleníteni'),
    ),
  );
  expect(page.textContent).not.toContain('Még nincs megtekintett termék');
  expect([...page.querySelectorAll('button')].map((each) => each.textContent)).toContain('Újra');
});

it('says that no product was viewed', async () => {
  expect((await shownTo([])).textContent).toContain('Még nincs megtekintett termék');
});

it('says that a viewed product is no longer sold', async () => {
  const client = new QueryClient();
  client.setQueryDefaults([], { staleTime: Infinity, initialData: {} });
  const page = await shownTo([armchair], client);
  expect(page.textContent).toContain('A megtekintett termékek már nem kaphatók');
  expect(page.textContent).not.toContain('Még nincs megtekintett termék');
});
