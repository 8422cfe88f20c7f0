import type { FilterRules, FilterState } from './filter-state.ts';
import type { Query } from './query.ts';

/**
 * The query of a listing in that state, complete: whatever else stood in the address goes. Reading it gives
 * the state again.
 *
 * Source: UR-32.
 */
export function writeFilters(state: FilterState, { source }: Pick<FilterRules, 'source'>): Query {
  throw new Error(String(state) + source);
}
