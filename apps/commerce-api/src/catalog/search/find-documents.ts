import {
  searchNames,
  searchRows,
  type CatalogSearch,
  type FacetSettings,
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
    async find({ type, isUnpromoted = false, ...criteria }) {
      const { text } = criteria;
      if (type === 'product') {
        await live.keepPricesCurrent();
        const promotion = text === '' || isUnpromoted ? undefined : settings.promotionOf(text);
        return search.find({ ...criteria, ...(promotion && { promotion }), view });
      }
      const small = live.state().small.get(type);
      if (small === undefined) return { hits: [], total: 0, aggregations: {}, suggestions: [] };
      const rows =
        criteria.text === ''
          ? undefined
          : searchNames(small.documents, criteria.text, settings.language);
      return searchRows(
        small.fields,
        small.ids,
        { ...criteria, countedWithoutOwn: [] },
        rows,
        settings.facets,
      );
    },
  };
}
