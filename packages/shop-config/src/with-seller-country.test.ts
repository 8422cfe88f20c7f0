import { expect, it } from 'vitest';
import { defineShopConfig } from './shop-config.ts';
import { testSeller } from './test/test-seller.ts';
import { withSellerCountry } from './with-seller-country.ts';

const shop = defineShopConfig({ seller: testSeller });

it.each([
  ['DE', 'de', '1111 Budapest, Minta utca 1., Ungarn'],
  ['IT', 'it', '1111 Budapest, Minta utca 1., Ungheria'],
  ['RO', 'ro', '1111 Budapest, Minta utca 1., Ungaria'],
  ['HU', 'hu', '1111 Budapest, Minta utca 1.'],
  ['HU', 'en', '1111 Budapest, Minta utca 1.'],
] as const)('[SC-59] in %s, in "%s", a Hungarian seller is at %s', (country, language, seat) => {
  const { seller, ...others } = withSellerCountry(shop, { country, language });
  expect({ ...others, seller }).toEqual({ ...shop, seller: { ...shop.seller, seat } });
});

it('[SC-59] nothing changes without a seller', () => {
  const config = defineShopConfig();
  expect(withSellerCountry(config, { country: 'DE', language: 'de' })).toBe(config);
});
