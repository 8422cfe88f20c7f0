import type { ShopConfig } from '@shop/shop-config';
import { searchPattern } from '@shop/url-resolver';
import type { StructuredData } from '../../shared/page/page-data.ts';

/** Returns the structured data of the shop: its search and its seller. */
export function shopStructuredData({
  shop,
  seller,
  urls,
}: Pick<ShopConfig, 'shop' | 'seller' | 'urls'>): readonly StructuredData[] {
  return [
    {
      '@type': 'WebSite',
      name: shop.title,
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: searchPattern(urls, 'search_term_string'),
        'query-input': 'required name=search_term_string',
      },
    },
    ...(seller === null
      ? []
      : [
          {
            '@type': 'Organization',
            name: shop.title,
            legalName: seller.name,
            url: '/',
            logo: '/icon.svg',
            email: seller.email,
            telephone: seller.phone,
            address: seller.seat,
          },
        ]),
  ];
}
