import { stringifyQuery, toggleFilter, writeFilters, type FilterState } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { createFilterLinks } from './filter-links.ts';

const hrefOf = (state: FilterState) =>
  `/nappali${stringifyQuery(writeFilters(state, { source: 'query' }))}`;

it.each<[name: string, state: FilterState]>([
  ['nothing is chosen', { filters: {} }],
  ['another filter is chosen', { filters: { color: ['12'] }, sort: 'final_price:asc', page: 3 }],
  ['a value of it is chosen', { filters: { size: ['7', '12'] } }],
  ['prices have bounds', { filters: {}, priceFrom: 10, priceTo: 90 }],
  ['somebody searched for the placeholder', { filters: {}, search: 'anyvalue anyvalue' }],
])('each value links to its own state while %s', (_name, state) => {
  for (const code of ['size', 'color', 'price']) {
    const linkOf = createFilterLinks(state, code, hrefOf);
    for (const value of ['7', '12', '10000.0-30000.0', '300000.0-*', 'a b', 'ő', '']) {
      expect(linkOf(value)).toBe(hrefOf(toggleFilter(state, code, value)));
    }
  }
});
