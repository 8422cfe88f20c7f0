import {
  searchNames,
  searchRows,
  type CatalogSearch,
  type FacetSettings,
  type SearchLanguage,
} from '@shop/search';
import type { DocumentSearch } from './catalog-query.ts';
import type { LiveCatalog } from '../live/live-catalog.ts';

/** Finds products in the search engine, and documents of the other types among those held here. */
export function createDocumentSearch(
  live: Pick<LiveCatalog, 'state' | 'keepPricesCurrent'>,
  search: CatalogSearch,
  view: string,
  settings: { readonly facets: FacetSettings; readonly language: SearchLanguage },
): DocumentSearch {
  return {
    async find({ type, ...criteria }) {
      if (type === 'product') {
        await live.keepPricesCurrent();
        return search.find({ ...criteria, view });
      }
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
