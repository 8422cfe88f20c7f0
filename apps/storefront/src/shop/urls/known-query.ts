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
 * What a page depends on of its address's query, in one order. The server is told no more of it: whoever comes by an
 * address with marks of an advertisement takes over the page as it was sent.
 */
export function queryOfPage(query: Query): Query {
  return Object.fromEntries(
    knownQuery.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}
