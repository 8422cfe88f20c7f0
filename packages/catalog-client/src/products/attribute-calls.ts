import type { CatalogClient } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { Search } from '../search/search-function.ts';

export type AttributeCalls = Pick<
  CatalogClient,
  'attributes' | 'attributeGroups' | 'taxRules' | 'reviews'
>;

/** Source: CC-36. */
export function createAttributeCalls(config: CatalogConfig, search: Search): AttributeCalls {
  return {
    attributes: ({ codes, ids } = {}, options) =>
      search(
        {
          type: 'attribute',
          where: {
            is_user_defined: { eq: true },
            is_visible: { eq: true },
            attribute_code: codes === undefined ? undefined : { in: [...codes] },
            attribute_id: ids === undefined ? undefined : { in: [...ids] },
          },
          size: config.attributePageSize,
        },
        options,
      ),
    attributeGroups: (ids, options) =>
      search(
        {
          type: 'attribute-group',
          where: { attribute_group_id: ids === undefined ? undefined : { in: [...ids] } },
          sort: 'position:asc',
          size: config.attributePageSize,
        },
        options,
      ),
    taxRules: (options) => search({ type: 'taxrule', size: config.attributePageSize }, options),
    reviews: (productId, page = {}, options) =>
      search(
        {
          type: 'review',
          where: { product_id: { eq: productId }, review_status: { eq: 1 } },
          sort: 'created_at:desc',
          from: page.from,
          size: page.size,
        },
        options,
      ),
  };
}
