import { searchQuery, type SearchCriteria } from '@shop/catalog-client';
import type { EntityType } from '@shop/contract';
import type { AskedSearch } from '../../catalog/index.ts';

/** Response for a part that was not requested. */
export const emptyAnswer: readonly string[] = [
  '{"items":[],"total":0,"perPage":0,"start":0,"aggregations":{}}',
];

/** Returns a search as the catalog client sends it: the response is identical. */
export function askedSearch(
  type: EntityType,
  {
    size,
    fields,
    ...query
  }: SearchCriteria & { readonly size: number; readonly fields?: readonly string[] | undefined },
): AskedSearch {
  const sort = typeof query.sort === 'string' ? query.sort : undefined;
  return {
    type,
    searchQuery: searchQuery(query),
    size,
    from: 0,
    sort,
    includeFields: fields && [...fields],
  };
}

/** Source: CC-34. */
export const activeCategory = (id: number) =>
  askedSearch('category', { where: { is_active: { eq: true }, id: { eq: id } }, size: 1 });

/** Source: CC-36. */
export const attributesByCode = (codes: readonly string[], size: number) =>
  askedSearch('attribute', {
    where: {
      is_user_defined: { eq: true },
      is_visible: { eq: true },
      attribute_code: { in: [...codes] },
    },
    size,
  });
