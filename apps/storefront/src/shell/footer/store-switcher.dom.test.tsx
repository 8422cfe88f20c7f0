import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { StoreSwitcher } from './store-switcher.tsx';

const allViews = defineShopConfig(builtConfig, { stores: { multistore: true } });

// findings B11
it('keeps search and filters of the address, and nothing else', async () => {
  const query =
    'search=fotel&filter_group_1=11&sort=final_price:asc&page=3&utm_source=a&token=secret';
  const page = await showInShop(<StoreSwitcher />, {}, `/osszes-termek?${query}`, allViews);
  const german = page.querySelector('a[hreflang=de]')?.getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(german, 'https://shop.example');
  expect(pathname).toBe('/de/osszes-termek');
  expect(Object.fromEntries(searchParams)).toEqual({
    search: 'fotel',
    filter_group_1: '11',
    sort: 'final_price:asc',
  });
});
