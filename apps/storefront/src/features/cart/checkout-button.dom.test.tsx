import { err } from '@shop/kernel';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { CheckoutButton } from './checkout-button.tsx';

afterEach(() => vi.restoreAllMocks());

it('[S1-14] a cart that cannot be handed over is said, and can be handed over again', async () => {
  let calls = 0;
  const handOff = () => {
    calls += 1;
    return Promise.resolve(err({ kind: 'network' }));
  };
  const shopper = { cart: { handOff } } as unknown as Partial<ShopperSession>;
  const page = await showInShop(<CheckoutButton />, shopper);
  const press = () => act(async () => page.querySelector('button')?.click());
  await press();
  expect(page.querySelector('[role="alert"]')?.textContent).toContain(
    'A pénztár most nem érhető el. A kosár megmarad',
  );
  await press();
  expect(calls).toBe(2);
});

it('says that the checkout needs a network while there is none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const handOff = () => Promise.resolve(err({ kind: 'network' }));
  const shopper = { cart: { handOff } } as unknown as Partial<ShopperSession>;
  const page = await showInShop(<CheckoutButton />, shopper);
  await act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('[role="alert"]')?.textContent).toBe(
    'A pénztárhoz internetkapcsolat kell. A kosár megmarad.',
  );
});
