import type { Aggregations, Bucket } from '@shop/contract';
import { priceRangeKey, type PriceRange } from '@shop/url-resolver';
import type { RangeBounds } from '../columns/column.ts';
import type { DocumentIndex } from './document-index.ts';

export interface FacetSettings {
  /** Field that a filter on `price` compares, and that price ranges count. */
  readonly priceField: string;
  readonly priceRanges: readonly PriceRange[];
  /** Largest number of buckets of a field. */
  sizeOf(field: string): number;
}

/**
 * Counts the values of the requested fields in these rows: `agg_terms_{f}` and `agg_terms_{f}_options`. For `price`:
 * the ranges and the span of the filtered price. The selected range has its own bucket if it is not one of the shop's
 * ranges. Source: wire contract 2.3.
 */
export function countFacets(
  index: DocumentIndex,
  rows: Uint32Array,
  fields: readonly string[],
  settings: FacetSettings,
  chosenPrice: RangeBounds | undefined,
): Aggregations {
  const aggregations: Record<string, Aggregations[string]> = {};
  for (const field of new Set(fields)) {
    if (field === 'price') {
      Object.assign(aggregations, priceFacets(index, rows, settings, chosenPrice));
    } else {
      aggregations[`agg_terms_${field}`] = terms(index, rows, field, settings.sizeOf(field));
      aggregations[`agg_terms_${field}_options`] = terms(
        index,
        rows,
        `${field}_options`,
        settings.sizeOf(field),
      );
    }
  }
  return aggregations;
}

/** Lowest and highest number of each field: `agg_min_{f}` and `agg_max_{f}`. Source: SE-31. */
export function spansOf(
  index: DocumentIndex,
  rows: Uint32Array,
  fields: readonly string[],
): Aggregations {
  const aggregations: Record<string, Aggregations[string]> = {};
  for (const field of fields) {
    const numbers = (index.column(field)?.counts(rows) ?? []).flatMap(({ value }) =>
      value !== '' && Number.isFinite(Number(value)) ? [Number(value)] : [],
    );
    Object.assign(
      aggregations,
      spanAggregations(
        field,
        numbers.reduce((min, number) => Math.min(min, number), Infinity),
        numbers.reduce((max, number) => Math.max(max, number), -Infinity),
      ),
    );
  }
  return aggregations;
}

/** Span of a field; a bound that is not finite or `null` means that no product has a number. */
export function spanAggregations(
  field: string,
  min: number | null,
  max: number | null,
): Aggregations {
  const finite = (bound: number | null) => (Number.isFinite(bound) ? bound : null);
  return {
    [`agg_min_${field}`]: { value: finite(min) },
    [`agg_max_${field}`]: { value: finite(max) },
  };
}

/** Returns the document fields from which these facets are counted. */
export function facetFields(
  facets: readonly string[],
  { priceField }: Pick<FacetSettings, 'priceField'>,
): readonly string[] {
  return facets.flatMap((field) =>
    field === 'price' ? [priceField] : [field, `${field}_options`],
  );
}

function terms(
  index: DocumentIndex,
  rows: Uint32Array,
  field: string,
  size: number,
): { buckets: Bucket[] } {
  const counts = index.column(field)?.counts(rows) ?? [];
  return {
    buckets: counts
      .filter(({ value }) => value !== '')
      .slice(0, size)
      .map(({ value, count }) => ({ key: bucketKey(value), doc_count: count })),
  };
}

/** Returns numbers as numbers, which clients of Elasticsearch expect. */
export function bucketKey(value: string): string | number {
  return String(Number(value)) === value ? Number(value) : value;
}

function priceFacets(
  index: DocumentIndex,
  rows: Uint32Array,
  { priceField, priceRanges }: FacetSettings,
  selectedBounds: RangeBounds | undefined,
): Aggregations {
  const prices = index.column(priceField)?.sortKeys() ?? new Float64Array();
  const knownPrices = new Float64Array(rows.length);
  let count = 0;
  let min = Infinity;
  let max = -Infinity;
  for (const row of rows) {
    const price = prices[row] ?? Number.NaN;
    if (Number.isNaN(price)) continue;
    knownPrices[count++] = price;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const sortedPrices = knownPrices.subarray(0, count);
  const ranges = shownPriceRanges(priceRanges, selectedBounds).map(({ from, to }) => ({
    from,
    to,
    count: countWithin(sortedPrices, from, to ?? Infinity),
  }));
  return priceAggregations(
    ranges,
    Number.isFinite(min) ? min : null,
    Number.isFinite(max) ? max : null,
  );
}

/** Price ranges of the shop, and the selected range if it is not one of them. */
export function shownPriceRanges(
  ranges: readonly PriceRange[],
  selectedBounds: RangeBounds | undefined,
): readonly PriceRange[] {
  const selectedRange = chosenRange(selectedBounds);
  const isKnown = ranges.some(
    ({ from, to }) => from === selectedRange?.from && to === selectedRange.to,
  );
  return selectedRange === undefined || isKnown ? ranges : [...ranges, selectedRange];
}

/** Aggregations of prices: number of products by range, lowest and highest price; `null` if no price is known. */
export function priceAggregations(
  ranges: readonly {
    readonly from: number;
    readonly to?: number | undefined;
    readonly count: number;
  }[],
  min: number | null,
  max: number | null,
): Aggregations {
  return {
    agg_range_price: {
      buckets: ranges.map(({ from, to, count }) => ({
        key: priceRangeKey(to === undefined ? { from } : { from, to }),
        from,
        to,
        doc_count: count,
      })),
    },
    agg_min_final_price: { value: min },
    agg_max_final_price: { value: max },
    agg_min_price: { value: min },
    agg_max_price: { value: max },
  };
}

function countWithin(prices: Float64Array, from: number, to: number): number {
  let count = 0;
  for (const price of prices) if (price >= from && price < to) count++;
  return count;
}

function chosenRange(bounds: RangeBounds | undefined): PriceRange | undefined {
  if (bounds === undefined) return undefined;
  const from = Number(bounds.gte ?? bounds.gt ?? 0);
  const to = bounds.lte ?? bounds.lt;
  if (!Number.isFinite(from)) return undefined;
  return to === undefined || !Number.isFinite(Number(to)) ? { from } : { from, to: Number(to) };
}
