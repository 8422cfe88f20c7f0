import type { FilterScalar } from '@shop/contract';
import type { EntitySearch, ListingRequest, PriceChoice } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import { inStockField } from './listing-fields.ts';
import type { Condition } from './search-query.ts';

type ListedConfig = Pick<CatalogConfig, 'listVisibility' | 'listStatus' | 'listOutOfStock'>;

/**
 * Returns the conditions of every product listing: visible in listings, enabled, and in stock if the shop requires it.
 * Source: CC-27.
 */
export function listedProducts(config: ListedConfig): Record<string, Condition> {
  return {
    visibility: { in: [...config.listVisibility] },
    status: { in: [...config.listStatus] },
    ...(!config.listOutOfStock && { [inStockField]: { eq: true } }),
  };
}

/**
 * Returns the search of a listing. `categoryIds`: the category and all its descendants, `undefined` for no category.
 * Source: CC-27, CC-76 to CC-78.
 */
export function listingSearch(
  request: ListingRequest,
  categoryIds: readonly number[] | undefined,
  config: Pick<CatalogConfig, 'defaultFilters' | 'defaultSort' | 'pageSize'> & ListedConfig,
): EntitySearch<'product'> {
  const {
    text,
    plainWords,
    anyWord,
    filters = {},
    measures = {},
    price,
    discounts = [],
    availableOnly = false,
  } = request;
  const smallest = Math.min(...discounts.map(Number).filter(Number.isFinite));
  const sort = request.sort || config.defaultSort;
  return {
    type: 'product',
    where: {
      ...listedProducts(config),
      category_ids: categoryIds === undefined ? undefined : { in: [...categoryIds] },
      ...(availableOnly && { [inStockField]: { eq: true } }),
      discount: Number.isFinite(smallest) ? { gte: smallest } : undefined,
    },
    filters: {
      ...Object.fromEntries(Object.entries(filters).map(([code, ids]) => [code, [...ids]])),
      ...measureConditions(measures),
      price: price === undefined ? undefined : priceCondition(price),
    },
    facets: request.facets ?? config.defaultFilters,
    spans: request.spans,
    countsWithoutOwn: true,
    plainWords,
    anyWord,
    sort: sort.startsWith('_score') ? [] : sort,
    size: request.size ?? config.pageSize,
    from: request.from ?? 0,
    text,
    fields: request.fields,
    withoutFields: request.withoutFields,
  };
}

function measureConditions(
  measures: NonNullable<ListingRequest['measures']>,
): Record<string, Condition> {
  return Object.fromEntries(
    Object.entries(measures).map(([field, { from, to }]) => [
      field,
      { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
    ]),
  );
}

function priceCondition({ from = 0, to = 0, toIncluded = false }: PriceChoice): Condition {
  const bounds: Record<string, FilterScalar> = {};
  if (from > 0) bounds['gte'] = from;
  if (to > 0) bounds[toIncluded ? 'lte' : 'lt'] = to;
  return bounds;
}
