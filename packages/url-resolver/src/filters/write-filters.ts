import { filterName, measureBoundNames } from './filter-name.ts';
import type { FilterRules, FilterState } from './filter-state.ts';
import type { Query } from '../path/query.ts';

/**
 * Returns the whole query of a listing state; drops all other parameters of the address. Parsing the query returns the
 * same state.
 *
 * Source: UR-40.
 */
export function writeFilters(state: FilterState, { source }: Pick<FilterRules, 'source'>): Query {
  const query = new Map<string, string | readonly string[]>();
  for (const [code, values] of Object.entries(state.filters)) {
    const [firstValue] = values;
    if (firstValue === undefined) continue;
    const written = code === 'price' ? firstValue.replaceAll(/\.0(?!\d)/g, '') : firstValue;
    const all = code === 'discount' ? values.join(',') : values;
    query.set(filterName(code, source), values.length === 1 ? written : all);
  }
  for (const [field, { from, to }] of Object.entries(state.measures ?? {})) {
    const [fromName, toName] = measureBoundNames(field, source);
    if (from !== undefined) query.set(fromName, String(from));
    if (to !== undefined) query.set(toName, String(to));
  }
  const { priceFrom, priceTo, search, plain = [], sort, page } = state;
  if (priceFrom !== undefined) query.set(filterName('price_from', source), String(priceFrom));
  if (priceTo !== undefined) query.set(filterName('price_to', source), String(priceTo));
  if (search !== undefined) query.set('search', search);
  const [firstWord] = plain;
  if (firstWord !== undefined) query.set('plain', plain.length === 1 ? firstWord : plain);
  if (sort !== undefined) query.set('sort', sort);
  if (page !== undefined) query.set('page', String(page));
  return Object.fromEntries(query);
}
