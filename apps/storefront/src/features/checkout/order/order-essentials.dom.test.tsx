import type { CartItem, CartState, CartSync } from '@shop/cart-sync';
import { createObservable } from '@shop/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { OrderEssentials } from './order-essentials.tsx';

const chair = { sku: 'SZEK', type_id: 'simple', product: { id: 7 } } as CartItem;

it.each([
  ['they came', { from: '2026-12-03', to: '2026-12-10' }, 'Várható szállításdecember 3–10.'],
  ['there are none', null, 'Indokolás nélküli elállás14\u00a0nap'],
])('reserves the row of the delivery days until %s', async (_end, days, first) => {
  const client = new QueryClient();
  const page = await showInShop(
    <QueryClientProvider client={client}>
      <OrderEssentials items={[chair]} />
    </QueryClientProvider>,
    { cart: { state: createObservable({} as CartState) } as Partial<CartSync> as CartSync },
  );
  const firstRow = () => page.querySelector('tr')?.textContent;
  expect(firstRow()).toBe('Várható szállítás…');
  await act(async () => {
    client.setQueryData(['delivery', 'hu', 7], days);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(firstRow()).toBe(first);
});
