import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { FreeShippingProgress } from './cart-summary.tsx';

const shownAt = async (subtotalInclTax: number) => {
  const state = createObservable({ totals: { subtotalInclTax, segments: [] } });
  const shopper = { cart: { state } } as unknown as Partial<ShopperSession>;
  const page = await showInShop(<FreeShippingProgress />, shopper);
  return (page.textContent ?? '').replaceAll(/\s/g, ' ');
};

it('[S9-3] a cart says how much is missing for shipping to be free, which begins above 10 000 Ft', async () => {
  expect(await shownAt(2_990)).toContain('Még 7 011 Ft hiányzik az ingyenes szállításhoz');
  expect(await shownAt(10_000)).toContain('Még 1 Ft hiányzik az ingyenes szállításhoz');
  expect(await shownAt(10_001)).not.toContain('hiányzik');
});
