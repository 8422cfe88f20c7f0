import { noFilters, type FilterState } from './filter-state.ts';

/**
 * Adds a value, or takes it away if it is chosen. `price` has one value at most: another replaces it, and
 * the free price bounds go. The page number goes. Source: UR-33, UR-34.
 */
export function toggleFilter(state: FilterState, code: string, value: string): FilterState {
  throw new Error(code + value + String(state));
}

/** Chooses a sort; choosing it again takes it back. The page number goes. Source: UR-35. */
export function toggleSort(state: FilterState, sort: string): FilterState {
  throw new Error(sort + String(state));
}

/**
 * Sets the free price bounds, major units; 0 or nothing leaves a bound open. The price bucket and the page
 * number go. Source: UR-36.
 */
export function withPriceBounds(state: FilterState, from?: number, to?: number): FilterState {
  throw new Error(String(state) + String(from) + String(to));
}

/** Takes every filter and price bound away; search and sort stay, the page number goes. Source: UR-37. */
export function withoutFilters(state: FilterState): FilterState {
  throw new Error(String(state) + String(noFilters));
}
