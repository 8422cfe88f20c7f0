import type { Aggregations, Attribute } from '@shop/contract';
import type { Locale } from '@shop/format';
import { facetsOf, type Facet } from './facets.ts';
import { inStockField, onSaleField } from './listing-fields.ts';

/** What the search of a whole category counted, and the attributes its values are of. */
export interface CountedListing {
  readonly aggregations: Aggregations;
  readonly attributes: readonly Attribute[];
}

/**
 * The filters of a listing: counts of what is listed now; an attribute that was chosen from shows the values
 * and counts of the whole category, so that another of its values can be added. Nobody can choose from less than two
 * values. `chosen`: by the code of the filter.
 *
 * Source: CC-65.
 */
export function listingFacets(
  whole: CountedListing,
  narrowed: Aggregations,
  chosen: Readonly<Record<string, unknown>>,
  codes: readonly string[],
  locale: Locale,
): readonly Facet[] {
  const all = facetsOf(whole.aggregations, whole.attributes, codes, locale);
  const left = new Map(
    facetsOf(narrowed, whole.attributes, codes, locale).map((facet) => [facet.code, facet]),
  );
  return all.flatMap((facet) => {
    const isChosen = chosen[facet.code] !== undefined;
    const shown = isChosen ? facet : left.get(facet.code);
    return shown === undefined || (shown.values.length < 2 && !isChosen) ? [] : [shown];
  });
}

/**
 * Whether products of the category have a value of one of its filters. Where nobody counted, without a network, any
 * may be there; what is no filter of it, as availability and reduction, is there always.
 *
 * Source: CC-66.
 */
export function isOfferedIn(
  whole: CountedListing,
  codes: readonly string[],
): (code: string, value: string) => boolean {
  if (Object.keys(whole.aggregations).length === 0) return () => true;
  // Their order says nothing here.
  const facets = facetsOf(whole.aggregations, whole.attributes, codes, 'hu');
  return (code, value) =>
    !codes.includes(code) ||
    facets.some((facet) => facet.code === code && facet.values.some(({ id }) => id === value));
}

/** How many of what is listed are in stock and on sale; `undefined` of a backend that does not count them. */
export interface OfferCounts {
  readonly inStock: number | undefined;
  readonly onSale: number | undefined;
}

/** Source: CC-67. */
export function offerCounts(narrowed: Aggregations): OfferCounts {
  const countOf = (field: string) => {
    const buckets = narrowed[`agg_terms_${field}`]?.buckets ?? [];
    if (buckets.length === 0) return undefined;
    const isTrue = (key: string | number) => ['1', 'true'].includes(String(key));
    return buckets.find(({ key }) => isTrue(key))?.doc_count ?? 0;
  };
  return { inStock: countOf(inStockField), onSale: countOf(onSaleField) };
}
