import {
  facetOptions,
  type Aggregations,
  type FilterValue,
  type SearchQuery,
} from '@shop/contract';
import * as v from 'valibot';
import { sortClauses, type SortClause } from './sort-clause.ts';

interface SearchFilter {
  readonly field: string;
  readonly value: FilterValue;
  /** True for a filter of the shopper: it also matches a configurable product by its `{field}_options`. */
  readonly isCatalogScope: boolean;
}

/** Products whose text score is multiplied. */
export interface SearchBoost {
  readonly ids: readonly string[];
  /** Categories whose products are included: values of the field `category_ids`. */
  readonly categoryIds: readonly number[];
  /** Greater than 0; a factor below 1 moves products back. */
  readonly factor: number;
}

/** Products that a shop promotes or demotes in a text search. */
export interface SearchPromotion {
  /** Ids of the products that come first, in this order, even if the text does not match them. Source: SE-32. */
  readonly pinned: readonly string[];
  /** A product of several boosts has the product of their factors. Source: SE-33. */
  readonly boosts: readonly SearchBoost[];
}

/** Search criteria and the requested page. */
export interface SearchCriteria {
  /** Search text; '' for none. */
  readonly text: string;
  /**
   * True if products must have the noun of the text as their own noun or kind, if any product has it there. Otherwise a
   * product with the noun in another place is found too, after the others. Source: SE-16, SE-30.
   */
  readonly needsOwnNoun?: boolean | undefined;
  /** True if one matching word of the text is enough, at any score. Source: SE-37. */
  readonly anyWord?: boolean | undefined;
  /** Ignored without a text. */
  readonly promotion?: SearchPromotion | undefined;
  readonly filters: readonly SearchFilter[];
  readonly sort: readonly SortClause[];
  /** Fields whose values are counted. */
  readonly facets: readonly string[];
  /** Fields whose lowest and highest number are requested. Source: SE-31. */
  readonly spans?: readonly string[] | undefined;
  /** Fields of `facets` and `spans` that are counted without the shopper's filters on them. Source: SE-47. */
  readonly countedWithoutOwn?: readonly string[] | undefined;
  readonly from: number;
  readonly size: number;
}

interface SearchHit {
  readonly id: string;
  /** Relevance of the text; 1 for a search without a text. */
  readonly score: number;
}

export interface SearchHits {
  readonly hits: readonly SearchHit[];
  /** Number of all hits, not only of this page. */
  readonly total: number;
  readonly aggregations: Aggregations;
  /** The corrected text, if a word was corrected. */
  readonly suggestions: readonly string[];
}

/**
 * Converts a search of the wire format; `sort` is the separate query parameter, `field:dir`. Source: wire contract 2.1,
 * 2.2.
 */
export function searchCriteria(
  wire: SearchQuery,
  page: { readonly from: number; readonly size: number; readonly sort?: string | undefined },
): SearchCriteria {
  const {
    _searchText: text,
    _anyWord: anyWord,
    _appliedFilters: filters,
    _availableFilters: available,
    _appliedSort: sort,
  } = wire;
  const facetFilters = available.filter(({ scope }) => scope === undefined || scope === 'catalog');
  const isSpan = ({ options }: (typeof facetFilters)[number]) => {
    const read = v.safeParse(facetOptions, options);
    return read.success && read.output.span;
  };
  return {
    text: text?.trim() ?? '',
    anyWord,
    filters: filters.map(({ attribute, value, scope }) => ({
      field: attribute,
      value,
      isCatalogScope: Array.isArray(scope) ? scope.includes('catalog') : scope === 'catalog',
    })),
    sort: sortClauses(sort, page.sort),
    facets: facetFilters.filter((filter) => !isSpan(filter)).map(({ field }) => field),
    spans: facetFilters.filter(isSpan).map(({ field }) => field),
    from: page.from,
    size: page.size,
  };
}
