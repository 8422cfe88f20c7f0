import { describe, expect, it } from 'vitest';
import type { FilterState } from './filter-state.ts';
import {
  defaultSortOf,
  listingParams,
  toListingQuery,
  listingRules,
  priceRangeKey,
  type ListingConfig,
} from './listing-query.ts';
import { parseQuery } from '../path/query.ts';
import { readFilters } from './read-filters.ts';
import { writeFilters } from './write-filters.ts';

const config: ListingConfig = {
  defaultFilters: ['color', 'price'],
  defaultSort: 'created_at:desc',
  sortOptions: [{ value: 'created_at:desc' }, { value: 'final_price:asc' }],
  priceRanges: [{ from: 0, to: 10_000 }, { from: 10_000, to: 30_000 }, { from: 30_000 }],
};
const ask = (state: Partial<FilterState>) => toListingQuery({ filters: {}, ...state }, config, 24);

it('[UR-47] a listing is filtered by the shop’s filters, availability and discount, and sorted as it offers', () => {
  const query = '?color=blue&availability=1&discount=20&fabric=7&sort=final_price:asc';
  const state = readFilters(parseQuery(query), listingRules(config, 'query'));
  expect(state).toEqual({
    filters: { availability: ['1'], color: ['blue'], discount: ['20'] },
    sort: 'final_price:asc',
  });
  expect(readFilters({ sort: 'name:asc' }, listingRules(config, 'query')).sort).toBeUndefined();
});

it.each([
  ['an empty value', '?color=', {}],
  ['a range the shop does not have', '?price=1.0-2.0', {}],
  ['an availability nobody offers', '?availability=0', {}],
  ['a discount that is none', '?discount=,0,x,101,5,20', { discount: ['20', '5'] }],
])('[UR-47] %s is skipped', (_story, query, filters) => {
  expect(readFilters(parseQuery(query), listingRules(config, 'query'))).toEqual({ filters });
});

describe('the order of a listing', () => {
  it.each([
    ['the shop’s own', {}, 'created_at:desc'],
    ['fit, of a search', { search: 'ágy' }, '_score:desc'],
    ['the chosen one', { sort: 'final_price:asc' }, 'final_price:asc'],
    [
      'the chosen one, of a search too',
      { search: 'ágy', sort: 'final_price:asc' },
      'final_price:asc',
    ],
  ])('[UR-48] is %s', (_story, state, sort) => {
    expect(ask(state).sort).toBe(sort);
  });

  it('[UR-48] can be had by itself', () => {
    expect(defaultSortOf(config, {})).toBe('created_at:desc');
  });
});

it.each([
  [{ from: 0, to: 10_000 }, '0.0-10000.0'],
  [{ from: 300_000 }, '300000.0-*'],
  [{ from: 12.5, to: 50 }, '12.5-50.0'],
])('[UR-49] %j is called %s', (range, key) => {
  expect(priceRangeKey(range)).toBe(key);
});

describe('a question to the catalogue', () => {
  it.each([
    ['0.0-10000.0', { to: 10_000 }],
    ['10000.0-30000.0', { from: 10_000, to: 30_000 }],
    ['30000.0-*', { from: 30_000 }],
    ['1.0-2.0', undefined],
  ])('[UR-50] the bucket %s is %j', (bucket, price) => {
    expect(ask({ filters: { price: [bucket] } }).price).toStrictEqual(price);
  });

  it.each<[Partial<FilterState>, unknown]>([
    [{ priceFrom: 5000 }, { from: 5000 }],
    [{ priceTo: 9000 }, { to: 9000, toIncluded: true }],
    [
      { priceFrom: 5000, priceTo: 9000 },
      { from: 5000, to: 9000, toIncluded: true },
    ],
    [{}, undefined],
  ])('[UR-50] typed bounds %j are %j', (state, price) => {
    expect(ask(state).price).toStrictEqual(price);
  });

  it('[UR-50] carries what was chosen, the text and the first product of the page', () => {
    const filters = { availability: ['1'], color: ['11', '12'], discount: ['20'] };
    const measures = { width_cm: { from: 80 } };
    expect(ask({ filters, measures, search: 'ágy', plain: ['ágy'], page: 3 })).toStrictEqual({
      filters: { color: ['11', '12'] },
      measures,
      plainWords: ['ágy'],
      availableOnly: true,
      discounts: ['20'],
      text: 'ágy',
      sort: '_score:desc',
      from: 48,
    });
    expect(ask({})).toStrictEqual({ filters: {}, sort: 'created_at:desc', from: 0 });
  });
});

it.each([
  ['query', 'availability,color,discount,page,plain,price,price_from,price_to,search,sort'],
  ['f', 'f.availability,f.color,f.discount,f.price,f.price_from,f.price_to,page,plain,search,sort'],
])(
  '[UR-51] with the source %s a listing stands under %s, and under nothing else',
  (source, all) => {
    const names = listingParams(config, source);
    expect(names.join()).toBe(all);
    const everything: FilterState = {
      filters: { availability: ['1'], color: ['11'], discount: ['20'], price: ['0.0-10000.0'] },
      priceFrom: 1,
      priceTo: 2,
      search: 'ágy',
      plain: ['zöld'],
      sort: 'final_price:asc',
      page: 2,
    };
    expect(Object.keys(writeFilters(everything, { source })).toSorted()).toEqual(names);
  },
);

it('[UR-51] with measures a listing stands under their bounds too', () => {
  const names = listingParams({ ...config, measureFilters: ['width_cm'] }, 'f');
  const otherNames = new Set(listingParams(config, 'f'));
  expect(names.filter((name) => !otherNames.has(name))).toEqual([
    'f.width_cm_from',
    'f.width_cm_to',
  ]);
});
