import type { FilterState } from './filter-state.ts';
import { measureBounds, priceBounds } from './read-filters.ts';

/**
 * Adds a value, or removes it if it is selected. `price` has at most one value: a new one replaces it, and removes the
 * free price bounds. Removes the page number. Source: UR-41, UR-43.
 */
export function toggleFilter(state: FilterState, code: string, value: string): FilterState {
  const currentValues = Object.hasOwn(state.filters, code) ? (state.filters[code] ?? []) : [];
  const otherValues = currentValues.filter((current) => current !== value);
  const isRemoved = otherValues.length < currentValues.length;
  const baseValues = code === 'price' ? [] : otherValues;
  const values = isRemoved ? baseValues : [...baseValues, value].sort();
  const { priceFrom, priceTo, ...otherState } = withoutPage(state);
  const bounds = code === 'price' ? {} : priceBounds(priceFrom, priceTo);
  return { ...otherState, ...bounds, filters: withValues(state.filters, code, values) };
}

/**
 * Toggles availability or discount: sets it to `1`, or removes it with all values from a typed address. Removes the
 * page number. Source: UR-42.
 */
export function toggleOffer(state: FilterState, code: 'availability' | 'discount'): FilterState {
  const values = state.filters[code] === undefined ? ['1'] : [];
  return { ...withoutPage(state), filters: withValues(state.filters, code, values) };
}

/** Selects a sort order; selecting it again removes it. Removes the page number. Source: UR-44. */
export function toggleSort(state: FilterState, sort: string): FilterState {
  const { sort: currentSort, ...otherState } = withoutPage(state);
  return currentSort === sort ? otherState : { ...otherState, sort };
}

/**
 * Sets the free price bounds, in major units; 0 or undefined means no bound. Removes the price bucket and the page
 * number. Source: UR-45.
 */
export function withPriceBounds(state: FilterState, from?: number, to?: number): FilterState {
  const { priceFrom: _from, priceTo: _to, ...otherState } = withoutPage(state);
  return {
    ...otherState,
    ...priceBounds(from, to),
    filters: withValues(state.filters, 'price', []),
  };
}

/** Sets the bounds of a measure, in its unit; 0 or undefined means no bound. Removes the page number. Source: UR-58. */
export function withMeasure(
  state: FilterState,
  field: string,
  from?: number,
  to?: number,
): FilterState {
  const { measures = {}, ...otherState } = withoutPage(state);
  const bounds = measureBounds(from, to);
  const entries = Object.entries(measures).filter(([name]) => name !== field);
  if (Object.keys(bounds).length > 0) entries.push([field, bounds]);
  return {
    ...otherState,
    ...(entries.length > 0 && {
      measures: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
  };
}

/** Makes a word of the search a plain word, which is no filter. Removes the page number. Source: UR-57. */
export function withPlainWord(state: FilterState, word: string): FilterState {
  return { ...withoutPage(state), plain: [...new Set([...(state.plain ?? []), word])].sort() };
}

/** Removes all filters, price bounds, measures and the page number; keeps search and sort. Source: UR-46. */
export function withoutFilters(state: FilterState): FilterState {
  const { priceFrom: _from, priceTo: _to, measures: _measures, ...otherState } = withoutPage(state);
  return { ...otherState, filters: {} };
}

function withoutPage({ page: _page, ...otherState }: FilterState): Omit<FilterState, 'page'> {
  return otherState;
}

/** Returns the filters with these values for one code, sorted by code. Without values the code is removed. */
function withValues(
  filters: FilterState['filters'],
  code: string,
  values: readonly string[],
): FilterState['filters'] {
  const entries = Object.entries(filters).filter(([name]) => name !== code);
  if (values.length > 0) entries.push([code, values]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
