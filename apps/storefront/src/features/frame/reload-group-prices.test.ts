import { defineShopConfig } from '@shop/shop-config';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pricesDependOnGroup, reloadPrices } from './reload-group-prices.ts';

it.each([
  ['nobody asks who is signed in while both are off', {}, false],
  ['price tiers do', { products: { usePriceTiers: true } }, true],
  ['a tax group does, number 0 too', { tax: { userGroupId: 0 } }, true],
])('%s', (_story, overrides, expected) => {
  expect(pricesDependOnGroup(defineShopConfig(overrides))).toBe(expected);
});

it('with group prices, what is on the screen is fetched anew', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['product', 'hu', 'A'], {});
  queryClient.setQueryData(['category-tree', 'hu'], []);
  await reloadPrices(queryClient);
  expect(queryClient.getQueryState(['product', 'hu', 'A'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['category-tree', 'hu'])?.isInvalidated).toBe(false);
});
