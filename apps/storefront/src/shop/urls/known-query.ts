import { zugolyConfig, type ShopConfig } from '@shop/shop-config';
import { listingParams, type Query } from '@shop/url-resolver';

/** Query names pages of this build depend on: what a listing is narrowed by, and the variant of a product. */
export const knownQueryOf = ({
  products,
  urls,
}: Pick<ShopConfig, 'products' | 'urls'>): readonly string[] => [
  ...listingParams(products, urls.filterSource),
  'childSku',
];

export const knownQuery = knownQueryOf(zugolyConfig);

/**
 * Keeps the parameters that the page depends on, in one order. The server receives no others: addresses with parameters
 * of advertisements share one cached page.
 */
export function queryOfPage(query: Query): Query {
  return Object.fromEntries(
    knownQuery.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}
