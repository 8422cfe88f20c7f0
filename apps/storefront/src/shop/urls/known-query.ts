import type { ShopConfig } from '@shop/shop-config';
import { dropQuery, listingParams, type Query } from '@shop/url-resolver';
import { currentConfig } from '../settings/current-config.ts';

/** Returns the query names that pages of a shop depend on: the filters of a listing, and the variant of a product. */
export const knownQueryOf = ({
  products,
  urls,
}: Pick<ShopConfig, 'products' | 'urls'>): readonly string[] => [
  ...listingParams(products, urls.filterSource),
  'childSku',
];

/**
 * Returns the parameters that the page depends on, in a fixed order. The server receives no others: addresses with
 * advertising parameters share one cached page.
 */
export function queryOfPage(query: Query): Query {
  return Object.fromEntries(
    knownQueryOf(currentConfig()).flatMap((name) =>
      query[name] === undefined ? [] : [[name, query[name]]],
    ),
  );
}

/** Removes the parameters that pages depend on from a raw query. Source: UR-59. */
export function withoutPageQuery(search: string): string {
  return dropQuery(search, new Set(knownQueryOf(currentConfig())));
}
