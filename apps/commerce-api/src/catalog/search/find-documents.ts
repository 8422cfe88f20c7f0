import {
  searchNames,
  searchRows,
  type CatalogSearch,
  type FacetSettings,
  type SearchCriteria,
  type SearchHits,
  type SearchLanguage,
  type SearchPromotion,
} from '@shop/search';
import type { DocumentSearch } from './catalog-query.ts';
import type { LiveCatalog } from '../live/live-catalog.ts';

/** Finds products in the search engine, and documents of other types in memory. */
export function createDocumentSearch(
  live: Pick<LiveCatalog, 'state' | 'keepPricesCurrent'>,
  search: CatalogSearch,
  view: string,
  settings: {
    readonly facets: FacetSettings;
    readonly language: SearchLanguage;
    readonly promotionOf: (text: string) => SearchPromotion;
  },
): DocumentSearch {
  return {
    async find({ type, countedWithoutOwn = [], isUnpromoted = false, ...unpromoted }) {
      const { text } = unpromoted;
      if (type === 'product') {
        await live.keepPricesCurrent();
        const promotion = text === '' || isUnpromoted ? undefined : settings.promotionOf(text);
        const criteria = promotion === undefined ? unpromoted : { ...unpromoted, promotion };
        return findCounted((some) => search.find({ ...some, view }), criteria, countedWithoutOwn);
      }
      const criteria = unpromoted;
      const small = live.state().small.get(type);
      if (small === undefined) return { hits: [], total: 0, aggregations: {}, suggestions: [] };
      const rows =
        criteria.text === ''
          ? undefined
          : searchNames(small.documents, criteria.text, settings.language);
      return searchRows(small.fields, small.ids, criteria, rows, settings.facets);
    },
  };
}

/** Searches with these criteria; counts the values of each filtered field in `fields` without its own filter. */
async function findCounted(
  find: (criteria: SearchCriteria) => Promise<SearchHits>,
  criteria: SearchCriteria,
  fields: readonly string[],
): Promise<SearchHits> {
  const isOwn = (field: string) => (filter: SearchCriteria['filters'][number]) =>
    filter.isCatalogScope && filter.field === field;
  const { spans = [] } = criteria;
  const filtered = [...new Set([...criteria.facets, ...spans])].filter(
    (field) => fields.includes(field) && criteria.filters.some(isOwn(field)),
  );
  if (filtered.length === 0) return find(criteria);
  const [hits, ...facetHits] = await Promise.all([
    find(criteria),
    ...filtered.map((field) =>
      find({
        ...criteria,
        filters: criteria.filters.filter((filter) => !isOwn(field)(filter)),
        facets: criteria.facets.filter((facet) => facet === field),
        spans: spans.filter((span) => span === field),
        from: 0,
        size: 1,
      }),
    ),
  ]);
  const counts = facetHits.map(({ aggregations }) => aggregations);
  return { ...hits, aggregations: Object.assign({}, hits.aggregations, ...counts) };
}
