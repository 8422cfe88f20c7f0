import type { ShopConfig } from '@shop/shop-config';
import { stringifyQuery, writeFilters } from '@shop/url-resolver';

/** Where all that is found for a text is listed. */
export function searchAddress({ urls }: Pick<ShopConfig, 'urls'>, text: string): string {
  const query = writeFilters({ filters: {}, search: text }, { source: urls.filterSource });
  return urls.mainCategoryPath + stringifyQuery(query);
}
