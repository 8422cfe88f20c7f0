import type { Aggregations, FilterValue, SearchQuery } from '@shop/contract';
import { normaliseUnicode } from '../../../documents/composed-text.ts';
import type { DocumentType } from '../../../documents/document.ts';
import { sortClauses, type SortClause } from './sort-clause.ts';

interface CatalogFilter {
  readonly field: string;
  readonly value: FilterValue;
  /** The shopper's own: a configurable also meets it through `{field}_options`. */
  readonly isCatalogScope: boolean;
}

/** Search criteria and the requested page. */
export interface CatalogQuery {
  readonly type: DocumentType;
  /** '' for none. */
  readonly text: string;
  readonly filters: readonly CatalogFilter[];
  readonly sort: readonly SortClause[];
  /** Fields whose values are to be counted. */
  readonly facets: readonly string[];
  readonly from: number;
  readonly size: number;
}

interface CatalogHit {
  readonly id: string;
  /** Relevance of the text, 1 if no text was requested. */
  readonly score: number;
}

export interface CatalogHits {
  readonly hits: readonly CatalogHit[];
  /** Number of all hits, not only of this page. */
  readonly total: number;
  readonly aggregations: Aggregations;
  /** The text as it was understood, where a word had to be corrected. */
  readonly suggestions: readonly string[];
}

/** Finds documents: the place where an outside search engine would be plugged in. */
export interface CatalogSearch {
  find(query: CatalogQuery): Promise<CatalogHits>;
}

/**
 * A search of the wire as the index takes it, accents composed (NFC) as in the index; `sort` is the parameter beside
 * the query, `field:dir`.
 */
export function catalogQuery(
  type: DocumentType,
  wire: SearchQuery,
  page: { readonly from: number; readonly size: number; readonly sort?: string | undefined },
): CatalogQuery {
  const {
    _searchText: text,
    _appliedFilters: filters,
    _availableFilters: available,
    _appliedSort: sort,
  } = wire;
  return {
    type,
    text: text?.normalize('NFC').trim() ?? '',
    filters: filters.map(({ attribute, value, scope }) => ({
      field: attribute,
      value: normaliseUnicode(value) as FilterValue,
      isCatalogScope: Array.isArray(scope) ? scope.includes('catalog') : scope === 'catalog',
    })),
    sort: sortClauses(sort, page.sort),
    facets: available
      .filter(({ scope }) => scope === undefined || scope === 'catalog')
      .map(({ field }) => field),
    from: page.from,
    size: page.size,
  };
}
