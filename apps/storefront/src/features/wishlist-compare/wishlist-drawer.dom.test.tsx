import { createObservable } from '@shop/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { savedProductsQuery } from '../../queries/products/saved-products.ts';
import { rememberedCard } from '../../shared/saved-products/saved-product.ts';
import { WishlistDrawer } from './wishlist-drawer.tsx';

const armchair = { id: 1, sku: 'FOTEL', name: 'Felhő fotel', type_id: 'simple' } as const;
const stool = { id: 2, sku: 'SZEK', name: 'Rönk szék', type_id: 'simple' } as const;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const buyLabels = (page: HTMLElement) =>
  [...page.querySelectorAll('button[aria-label]')]
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter((label) => label.startsWith('Kosárba'));

/** Opens the drawer over `/wishlist`. The catalog has the stool as sold out, and no other product. */
async function open() {
  const items = createObservable<readonly (typeof armchair | typeof stool)[]>([armchair, stool]);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retryDelay: 1_000_000 } },
  });
  onTestFinished(() => client.clear());
  function Drawer() {
    const { queryKey } = savedProductsQuery(useShop(), 0, ['FOTEL', 'SZEK']);
    client.setQueryData(queryKey, {
      FOTEL: rememberedCard(armchair),
      SZEK: { ...rememberedCard(stool), isInStock: false },
    });
    return <WishlistDrawer />;
  }
  const store = getDefaultStore();
  store.set(openDrawerAtom, { type: 'opened', name: 'wishlist' });
  onTestFinished(() => store.set(openDrawerAtom, { type: 'closed', name: 'wishlist' }));
  const page = await showInShop(
    <QueryClientProvider client={client}>
      <Drawer />
    </QueryClientProvider>,
    { wishlist: { items } } as unknown as ShopperSession,
    '/wishlist',
  );
  // The drawer renders its content after its frame is painted.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return { page, items };
}

it('marks a sold-out product of the wishlist and adds only the others to the cart', async () => {
  const { page } = await open();
  const [first, second] = page.querySelectorAll('article');
  expect(first?.textContent).not.toContain('Elfogyott');
  expect(second?.textContent).toContain('Elfogyott');
  expect(buyLabels(page)).toEqual([expect.stringContaining('Felhő fotel')]);
});

it('keeps the loaded data of the other products when one is removed', async () => {
  const { page, items } = await open();
  await act(async () => items.set([armchair]));
  expect(page.querySelectorAll('article')).toHaveLength(1);
  expect(buyLabels(page)).toEqual([expect.stringContaining('Felhő fotel')]);
});

it('closes when its link is pressed, also on the page of the wishlist', async () => {
  const { page } = await open();
  const link = page.querySelector<HTMLElement>('a[href="/wishlist"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(getDefaultStore().get(openDrawerAtom)).toBeUndefined();
});
