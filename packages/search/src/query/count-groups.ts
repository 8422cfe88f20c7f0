import type { SearchCriteria } from './search-criteria.ts';

/** Fields that are counted among the products of the same filters. */
export type CountGroup = Pick<SearchCriteria, 'filters' | 'facets' | 'spans'>;

/**
 * Returns the fields to count: first those that all filters apply to, then each filtered field of `countedWithoutOwn`
 * with the filters of other fields. Source: SE-47.
 */
export function countGroups({
  filters,
  facets,
  spans = [],
  countedWithoutOwn = [],
}: SearchCriteria): readonly [CountGroup, ...CountGroup[]] {
  const isOwn = (field: string) => (filter: SearchCriteria['filters'][number]) =>
    filter.isCatalogScope && filter.field === field;
  const withoutOwn = [...new Set([...facets, ...spans])].filter(
    (field) => countedWithoutOwn.includes(field) && filters.some(isOwn(field)),
  );
  const hasAll = (field: string) => !withoutOwn.includes(field);
  return [
    { filters, facets: facets.filter(hasAll), spans: spans.filter(hasAll) },
    ...withoutOwn.map((field) => ({
      filters: filters.filter((filter) => !isOwn(field)(filter)),
      facets: facets.filter((facet) => facet === field),
      spans: spans.filter((span) => span === field),
    })),
  ];
}
