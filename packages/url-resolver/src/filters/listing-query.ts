import { filterName, measureBoundNames, priceBoundNames, reservedParams } from './filter-name.ts';
import type { FilterRules, FilterState, MeasureBounds } from './filter-state.ts';

/** A price range of a listing. Units: major, gross. */
export interface PriceRange {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive; absent: no upper bound. */
  readonly to?: number | undefined;
}

/** Listing settings of a shop that are needed to parse addresses. */
export interface ListingConfig {
  /** Attributes by which a listing can be filtered. */
  readonly defaultFilters: readonly string[];
  /** A `value` of `sortOptions`. */
  readonly defaultSort: string;
  readonly sortOptions: readonly { readonly value: string }[];
  readonly priceRanges: readonly PriceRange[];
  /** Numeric product fields by which a listing can be filtered. Default: none. */
  readonly measureFilters?: readonly string[] | undefined;
}

/** Query of a listing: a `ListingRequest` of `@shop/catalog-client` without the category. */
export interface ListingQuery {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly price?: { readonly from?: number; readonly to?: number; readonly toIncluded?: boolean };
  /** Bounds of measures by field, both inclusive. */
  readonly measures?: Readonly<Record<string, MeasureBounds>> | undefined;
  readonly availableOnly?: true | undefined;
  readonly discounts?: readonly string[] | undefined;
  readonly text?: string | undefined;
  /** Words of the text that are no filters. */
  readonly plainWords?: readonly string[] | undefined;
  readonly sort: string;
  /** Index of the first product of the page, from 0. */
  readonly from: number;
}

/** Sorts by relevance to the search text. */
const relevanceSort = '_score:desc';

/**
 * Returns the rules for parsing listing addresses. Accepts any value of the shop's attributes: the catalog decides
 * whether a listing has it. Availability and discount are always accepted.
 *
 * Bounds: availability is `1`, a discount is a whole percentage, a price is one of the shop's ranges; no value is
 * empty. Source: UR-47.
 */
export function listingRules(
  { defaultFilters, sortOptions, priceRanges, measureFilters }: ListingConfig,
  source: string,
): FilterRules {
  const codes = filterCodes(defaultFilters);
  const ranges = new Set(priceRanges.map(priceRangeKey));
  const mayBeOffered = (code: string, value: string): boolean => {
    if (code === 'price') return ranges.has(value);
    if (code === 'availability') return value === '1';
    if (code === 'discount') return /^(?:[1-9]\d?|100)$/.test(value);
    return value !== '';
  };
  return {
    source,
    measures: measureFilters,
    isKnown: (code, value) => codes.has(code) && mayBeOffered(code, value),
    isSort: (value) => sortOptions.some((option) => option.value === value),
  };
}

/** Returns all query parameters that the state of a listing may use, and on which its pages depend. Source: UR-51. */
export function listingParams(
  { defaultFilters, measureFilters = [] }: Pick<ListingConfig, 'defaultFilters' | 'measureFilters'>,
  source: string,
): readonly string[] {
  const filters = [...filterCodes(defaultFilters), ...priceBoundNames];
  const measures = measureFilters.flatMap((field) => measureBoundNames(field, source));
  return [
    ...filters.map((code) => filterName(code, source)),
    ...measures,
    ...reservedParams,
  ].sort();
}

/** Returns the default sort of a listing: relevance for a search, otherwise the shop's default. Source: UR-48. */
export function defaultSortOf(
  { defaultSort }: Pick<ListingConfig, 'defaultSort'>,
  { search }: Pick<FilterState, 'search'>,
): string {
  return search === undefined ? defaultSort : relevanceSort;
}

/** Returns the key of a price range in buckets and addresses: `10000.0-30000.0`, last `300000.0-*`. Source: UR-49. */
export function priceRangeKey({ from, to }: PriceRange): string {
  return `${decimal(from)}-${to === undefined ? '*' : decimal(to)}`;
}

/**
 * Converts a filter state to a catalog query: a price bucket to its bounds, a page number to the index of its first
 * product.
 *
 * Units: major, gross. Bounds: the upper bound of a bucket is exclusive, a typed upper bound is inclusive; an unknown
 * bucket sets no bounds. Source: UR-48, UR-50.
 */
export function toListingQuery(
  state: FilterState,
  config: ListingConfig,
  pageSize: number,
): ListingQuery {
  const { price: bucket, availability, discount, ...filters } = state.filters;
  const price = bucket === undefined ? typedPrice(state) : rangePrice(bucket, config.priceRanges);
  return {
    filters,
    ...(price !== undefined && { price }),
    ...(state.measures !== undefined && { measures: state.measures }),
    ...(availability !== undefined && { availableOnly: true }),
    ...(discount !== undefined && { discounts: discount }),
    ...(state.search !== undefined && { text: state.search }),
    ...(state.plain !== undefined && { plainWords: state.plain }),
    sort: state.sort ?? defaultSortOf(config, state),
    from: ((state.page ?? 1) - 1) * pageSize,
  };
}

function filterCodes(defaultFilters: readonly string[]): ReadonlySet<string> {
  return new Set([...defaultFilters, 'availability', 'discount']);
}

function rangePrice(
  bucket: readonly string[],
  ranges: readonly PriceRange[],
): ListingQuery['price'] {
  const range = ranges.find((candidate) => bucket.includes(priceRangeKey(candidate)));
  if (range === undefined) return undefined;
  const { from, to } = range;
  return { ...(from > 0 && { from }), ...(to !== undefined && { to }) };
}

function typedPrice({ priceFrom: from, priceTo: to }: FilterState): ListingQuery['price'] {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to, toIncluded: true }),
  };
}

/** 50 → `50.0`, the format of Elasticsearch for the bounds of a range. */
function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
