import type { Aggregations, Attribute } from '@shop/contract';
import type { Locale } from '@shop/format';
import { facetsOf, type Facet } from './facets.ts';
import { inStockField, onSaleField } from './listing-fields.ts';

/** Aggregations of the whole category, and the attributes of its values. */
export interface ListingAggregations {
  readonly aggregations: Aggregations;
  readonly attributes: readonly Attribute[];
}

/**
 * Returns the filters of a listing with the counts of the current result. A filter with a chosen value is counted
 * without it (CC-77), so that another value can be added and no value leads to an empty list. A chosen value stays with
 * a count of 0. A filter without counts shows the values of the whole category. Leaves out filters with less than two
 * values.
 * Price ranges are those of the whole category, without the shopper's own bounds, which the backend counts as a range.
 * The price filter stays with one range or none, so that the bounds can be changed.
 * @param activeFilters - Chosen values by filter code.
 * Source: CC-72.
 */
export function listingFacets(
  unfiltered: ListingAggregations,
  narrowed: Aggregations,
  activeFilters: Readonly<Record<string, unknown>>,
  codes: readonly string[],
  locale: Locale,
): readonly Facet[] {
  const all = facetsOf(unfiltered.aggregations, unfiltered.attributes, codes, locale);
  const narrowedFacets = new Map(
    facetsOf(narrowed, unfiltered.attributes, codes, locale).map((facet) => [facet.code, facet]),
  );
  return all.flatMap((facet) => {
    const selectedValues = activeFilters[facet.code];
    const isChosen = selectedValues !== undefined;
    // Without a chosen range, all ranges of the whole category are shown; typed bounds narrow them.
    const chosenFacet = () =>
      facet.code === 'price'
        ? facet
        : withChosen(facet, narrowedFacets.get(facet.code), [selectedValues].flat());
    const visible = isChosen ? chosenFacet() : narrowedFacets.get(facet.code);
    if (facet.code === 'price' && facet.values.length > 1) {
      const ids = new Set(facet.values.map(({ id }) => id));
      return [{ ...facet, values: visible?.values.filter(({ id }) => ids.has(id)) ?? [] }];
    }
    return visible === undefined || (visible.values.length < 2 && !isChosen) ? [] : [visible];
  });
}

/** Returns the counted values, and the chosen ones that were not counted. */
function withChosen(
  whole: Facet,
  narrowed: Facet | undefined,
  selectedValues: readonly unknown[],
): Facet {
  const counts = new Map(narrowed?.values.map((value) => [value.id, value]));
  if (counts.size === 0) return whole;
  const values = whole.values.flatMap((value) => {
    const narrowedValue = counts.get(value.id);
    if (narrowedValue !== undefined) return [narrowedValue];
    return selectedValues.includes(value.id) ? [{ ...value, count: 0 }] : [];
  });
  return { ...whole, values };
}

/**
 * Returns true if products of the category have a value of one of its filters. Without aggregations, when offline,
 * every value counts as offered; a code that is not a filter, such as availability or discount, is always offered.
 * Source: CC-73.
 */
export function isOfferedBy(
  unfiltered: ListingAggregations,
  codes: readonly string[],
): (code: string, value: string) => boolean {
  if (Object.keys(unfiltered.aggregations).length === 0) return () => true;
  // The order does not matter here.
  const facets = facetsOf(unfiltered.aggregations, unfiltered.attributes, codes, 'hu');
  return (code, value) =>
    !codes.includes(code) ||
    facets.some((facet) => facet.code === code && facet.values.some(({ id }) => id === value));
}

/** Number of listed products in stock and on sale; `undefined` if the backend does not count them. */
export interface OfferCounts {
  readonly inStock: number | undefined;
  readonly onSale: number | undefined;
}

/** Source: CC-74. */
export function offerCounts(narrowed: Aggregations): OfferCounts {
  const countOf = (field: string) => {
    const buckets = narrowed[`agg_terms_${field}`]?.buckets ?? [];
    if (buckets.length === 0) return undefined;
    const isTrue = (key: string | number) => ['1', 'true'].includes(String(key));
    return buckets.find(({ key }) => isTrue(key))?.doc_count ?? 0;
  };
  return { inStock: countOf(inStockField), onSale: countOf(onSaleField) };
}

/** Minimum and maximum of a measure in a listing, in the unit of its field. */
export interface MeasureSpan {
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the measures that a listing can be filtered by, in the order of `fields`: those with at least two numbers,
 * and those with selected bounds. Source: CC-78.
 */
export function measureSpans(
  aggregations: Aggregations,
  fields: readonly string[],
  selectedValues: Readonly<Record<string, unknown>> = {},
): readonly MeasureSpan[] {
  return fields.flatMap((field) => {
    const min = aggregations[`agg_min_${field}`]?.value ?? undefined;
    const max = aggregations[`agg_max_${field}`]?.value ?? undefined;
    if (min === undefined || max === undefined) return [];
    return min < max || field in selectedValues ? [{ field, min, max }] : [];
  });
}

/** Moves a bound outside the span to its nearest end; 0, which means no bound, stays. Source: CC-78. */
export const boundWithin = ({ min, max }: MeasureSpan, bound: number): number =>
  bound === 0 ? 0 : Math.min(Math.max(bound, min), max);
