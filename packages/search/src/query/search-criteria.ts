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
  /** The shopper's own: a configurable also meets it through `{field}_options`. */
  readonly isCatalogScope: boolean;
}

/** Products of which the score of a text is multiplied. */
export interface SearchBoost {
  readonly ids: readonly string[];
  /** Categories whose products are meant too: values of the field `category_ids`. */
  readonly categoryIds: readonly number[];
  /** Above 0; below 1 products move back. */
  readonly factor: number;
}

/** Products that a shop puts forward or back in a search by text. */
export interface SearchPromotion {
  /** Ids of the products found first, in this order, also if the text does not find them. Source: SE-32. */
  readonly pinned: readonly string[];
  /** A product of several boosts has the product of their factors. Source: SE-33. */
  readonly boosts: readonly SearchBoost[];
}

/** Search criteria and the requested page. */
export interface SearchCriteria {
  /** '' for none. */
  readonly text: string;
  /**
   * True if products must have the noun of the text in their own noun or kind, where any product has. Otherwise a product
   * with the noun in another place is found too, after the others. Source: SE-16, SE-30.
   */
  readonly needsOwnNoun?: boolean | undefined;
  /** True if one matching word of the text is enough, however low the score. Source: SE-37. */
  readonly anyWord?: boolean | undefined;
  /** Ignored without a text. */
  readonly promotion?: SearchPromotion | undefined;
  readonly filters: readonly SearchFilter[];
  readonly sort: readonly SortClause[];
  /** Fields whose values are to be counted. */
  readonly facets: readonly string[];
  /** Fields whose least and greatest number are requested. Source: SE-31. */
  readonly spans?: readonly string[] | undefined;
  readonly from: number;
  readonly size: number;
}

interface SearchHit {
  readonly id: string;
  /** Relevance of the text, 1 if no text was requested. */
  readonly score: number;
}

export interface SearchHits {
  readonly hits: readonly SearchHit[];
  /** Number of all hits, not only of this page. */
  readonly total: number;
  readonly aggregations: Aggregations;
  /** The text as it was understood, where a word had to be corrected. */
  readonly suggestions: readonly string[];
}

/**
 * Reads a search of the wire; `sort` is the parameter beside the query, `field:dir`. Source: wire contract 2.1, 2.2.
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
