import {
  maxSearchSize,
  defaultSearchSize,
  type EntityType,
  type SearchRequest,
} from '@shop/contract';
import type { EntitySearch } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { PriceIdentity } from '../catalog-ports.ts';
import { searchQuery } from './search-query.ts';

/** A search ready to be sent: all fields set; equal questions are identical texts. */
export interface PreparedSearch {
  readonly type: EntityType;
  readonly size: number;
  readonly from: number;
  /** The body of form A. Never contains a token. */
  readonly body: SearchRequest;
  /** Proof of the customer group; sent but never stored. */
  readonly groupToken?: string | undefined;
}

/** Fields that each entity requires for its schema, its address or its slug. */
export const essentialFields: Readonly<Record<EntityType, readonly string[]>> = {
  product: ['id', 'name', 'sku', 'slug', 'type_id', 'url_key', 'url_path'],
  category: ['id', 'name', 'slug', 'url_key', 'url_path'],
  attribute: ['attribute_code', 'attribute_id'],
  'attribute-group': ['attribute_group_id'],
  taxrule: ['id', 'product_tax_class_ids', 'customer_tax_class_ids', 'rates'],
  review: ['id', 'product_id'],
  cms_page: ['id', 'identifier'],
  cms_block: ['id', 'identifier'],
  prismic: ['prismic_type', 'prismic_uid'],
  mlc: ['mlc_id', 'mlc_date'],
  instagram: ['instagram_id', 'instagram_media_type', 'instagram_date'],
};

/** Returns a search with size and start within bounds, and fields complete and sorted. Source: CC-13, CC-14, CC-9. */
export function prepareSearch(
  search: EntitySearch<EntityType>,
  config: Pick<CatalogConfig, 'storeCode' | 'groupPrices'>,
  identity: PriceIdentity,
): PreparedSearch {
  const query = searchQuery(search);
  const { _appliedSort: sorts = [] } = query;
  const size = pageSize(search.size);
  const from = firstItem(search.from);
  const [sort] = sorts;
  const grouped = config.groupPrices && identity.groupId !== undefined;
  return {
    type: search.type,
    size,
    from,
    body: {
      store: config.storeCode,
      type: search.type,
      searchQuery: query,
      size,
      from,
      ...(sort === undefined ? {} : { sort: `${sort.field}:${String(sort.options)}` }),
      ...(search.fields === undefined
        ? {}
        : { includeFields: fieldList([...search.fields, ...essentialFields[search.type]]) }),
      ...(search.withoutFields === undefined
        ? {}
        : { excludeFields: fieldList(search.withoutFields) }),
      ...(grouped ? { groupId: identity.groupId } : {}),
    },
    ...(grouped && identity.groupToken !== undefined ? { groupToken: identity.groupToken } : {}),
  };
}

function pageSize(size: number | undefined): number {
  if (size === undefined || !(size > 0)) return defaultSearchSize;
  return Math.min(maxSearchSize, Math.max(1, Math.trunc(size)));
}

/** Returns the offset of the first item; 0 for an invalid number. */
function firstItem(from = 0): number {
  return from > 0 && Number.isFinite(from) ? Math.trunc(from) : 0;
}

function fieldList(fields: readonly string[]): string[] {
  return [...new Set(fields)].sort();
}
