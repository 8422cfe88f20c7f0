import { createObservable } from '@shop/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useShop } from '../../shop/use-shop.ts';
import ShopHeader from './shop-header.tsx';

it.each([
  ['/wishlist', {}, 'wishlist'],
  ['/wishlist', { ctrlKey: true }, undefined],
  ['/wishlist', { metaKey: true }, undefined],
  ['/cart', { shiftKey: true }, undefined],
  ['/cart', {}, 'cart'],
])('a press on %s with %o opens the drawer only without a modifier', async (href, keys, drawer) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  onTestFinished(() => client.clear());
  const store = getDefaultStore();
  onTestFinished(() => store.set(openDrawerAtom, { type: 'left', stays: undefined }));
  function Header() {
    client.setQueryData(categoryTreeQuery(useShop()).queryKey, []);
    return <ShopHeader />;
  }
  const page = await showInShop(
    <QueryClientProvider client={client}>
      <Header />
    </QueryClientProvider>,
    {
      cart: {
        state: createObservable({ items: [], shippingMethods: [], paymentMethods: [] }),
      },
      wishlist: { items: createObservable([]) },
      compare: { items: createObservable([]) },
    } as unknown as ShopperSession,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let isPrevented: boolean | undefined;
  const record = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', record);
  onTestFinished(() => window.removeEventListener('click', record));
  await act(async () => page.querySelector(`a[href="${href}"]`)?.dispatchEvent(press));
  expect(isPrevented).toBe(drawer !== undefined);
  expect(store.get(openDrawerAtom)).toBe(drawer);
});

it('[S2-11] the header counts cart, wishes and compared products, each at its own link', async () => {
  const items = (count: number) =>
    createObservable(Array.from({ length: count }, (_, id) => ({ id })));
  const shopper = {
    cart: { state: createObservable({ count: 5 }) },
    wishlist: { items: items(3) },
    compare: { items: items(2) },
  } as unknown as Partial<ShopperSession>;
  const page = await showInShop(<ShopHeader />, shopper);
  const textOf = (href: string) => page.querySelector(`a[href="${href}"]`)?.textContent;
  expect(textOf('/cart')).toContain('5');
  expect(textOf('/wishlist')).toContain('3');
  expect(textOf('/compare')).toContain('2');
});
