import type { FilterRules, FilterState } from './filter-state.ts';

/**
 * Reads the state of a listing from the query of its address. Names and values the listing does not offer
 * are passed over, never an error; price_from, price_to and search pass without being offered.
 *
 * Bounds: a search text is trimmed and cut at 100 characters; a price is a number from 0 on, 0 means no bound;
 * two prices the wrong way round are swapped; a price bucket wins over them. Source: UR-26 to UR-31.
 */
export function readFilters(
  query: Readonly<Record<string, unknown>>,
  rules: FilterRules,
): FilterState {
  throw new Error(String(query) + String(rules));
}
