import { ok } from '@shop/kernel';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { savedProductsQuery } from './saved-products.ts';

/** Fetches two saved products from a catalog that returns a page without them. */
const fetchSaved = (page: { readonly offline: boolean; readonly noresults: boolean }) => {
  const shop = {
    view: { code: 'hu' },
    catalog: { productsBySkus: () => Promise.resolve(ok({ items: [], ...page })) },
  } as unknown as Shop;
  return new QueryClient().fetchQuery(savedProductsQuery(shop, 0, ['SZEK', 'FOTEL', 'SZEK']));
};

it('returns null for a saved product that the catalog no longer has', async () => {
  expect(await fetchSaved({ offline: false, noresults: true })).toEqual({
    FOTEL: null,
    SZEK: null,
  });
});

it('says nothing about a saved product that is only missing on the device', async () => {
  expect(await fetchSaved({ offline: true, noresults: false })).toEqual({});
  await expect(fetchSaved({ offline: true, noresults: true })).rejects.toThrow('network');
});
