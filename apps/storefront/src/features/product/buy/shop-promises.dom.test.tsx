import { defineShopConfig } from '@shop/shop-config';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { ShopPromises } from './shop-promises.tsx';

const state = createObservable({ totals: { subtotalInclTax: 0, segments: [] } });
const shopper = { cart: { state } } as unknown as ShopperSession;

it.each([
  [
    { freeShippingAboveMinor: 10_000, freeReturnDays: 0 },
    'Még 5 001 Ft hiányzik az ingyenes szállításhoz',
    1,
  ],
  [{ freeShippingAboveMinor: null, freeReturnDays: 14 }, '14 napos ingyenes visszaküldés', 1],
  [{ freeShippingAboveMinor: null, freeReturnDays: 0 }, '', 0],
])('%j is shown as "%s"', async (offers, words, icons) => {
  const config = defineShopConfig(builtConfig, { offers });
  const page = await showInShop(<ShopPromises price={5_000} qty={1} />, shopper, '/', config);
  expect(page.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
  expect(page.querySelectorAll('svg')).toHaveLength(icons);
});
