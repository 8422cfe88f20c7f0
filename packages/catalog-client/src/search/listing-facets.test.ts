import type { Aggregations } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import {
  boundWithin,
  isOfferedBy,
  listingFacets,
  measureSpans,
  offerCounts,
} from './listing-facets.ts';
import { pageCount } from './search-page.ts';

const color = {
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [
    { value: '12', label: 'Zöld' },
    { value: '13', label: 'Bézs' },
    { value: '14', label: 'Kék' },
  ],
};
const size = {
  attribute_code: 'size',
  frontend_label: 'Méret',
  options: [{ value: '1', label: 'S' }],
};
const buckets = (counts: Readonly<Record<string, number>>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
});
const whole = {
  aggregations: {
    agg_terms_color: buckets({ 12: 3, 13: 2 }),
    agg_terms_size: buckets({ 1: 5 }),
  },
  attributes: [color, size],
};
const codes = ['color', 'size'];

describe('the filters of a listing', () => {
  const shown = (narrowed: Aggregations, chosen: Readonly<Record<string, unknown>> = {}) =>
    listingFacets(whole, narrowed, chosen, codes, 'hu').map(({ code, values }) => [
      code,
      ...values.map(({ id, count }) => `${id}×${count}`),
    ]);

  it('[CC-72] count what is listed now', () => {
    expect(shown({ agg_terms_color: buckets({ 12: 1, 13: 1 }) })).toEqual([
      ['color', '13×1', '12×1'],
    ]);
  });

  it('[CC-72] keep what was chosen, with what was counted beside it', () => {
    const narrowed = { agg_terms_color: buckets({ 13: 1 }) };
    expect(shown(narrowed, { color: ['12'] })).toEqual([['color', '13×1', '12×0']]);
    expect(shown(narrowed, { color: ['13'] })).toEqual([['color', '13×1']]);
    expect(shown({}, { size: ['1'] })).toEqual([['size', '1×5']]);
  });

  it('[CC-72] leave out a chosen price whose ranges are gone', () => {
    const priced = { aggregations: { agg_range_price: buckets({ '0.0-9.0': 1 }) }, attributes: [] };
    expect(listingFacets(priced, {}, {}, ['price'], 'hu')).toEqual([]);
  });

  it('[CC-72] leave out what leaves no choice', () => {
    expect(
      shown({ agg_terms_color: buckets({ 12: 1 }), agg_terms_size: buckets({ 1: 1 }) }),
    ).toEqual([]);
  });
});

describe('the price ranges of a listing', () => {
  const ranges = (counts: Readonly<Record<string, number>>): Aggregations => ({
    agg_range_price: buckets(counts),
  });
  const category = {
    aggregations: ranges({ '0.0-100.0': 4, '100.0-200.0': 3, '200.0-*': 0 }),
    attributes: [],
  };
  const shown = (narrowed: Aggregations) =>
    listingFacets(category, narrowed, {}, ['price'], 'hu').map(({ values }) =>
      values.map(({ id, count }) => `${id}×${count}`),
    );

  it('[CC-72] leave out the bounds that a shopper typed', () => {
    expect(shown(ranges({ '0.0-100.0': 2, '100.0-200.0': 1, '50.0-150.0': 3 }))).toEqual([
      ['0.0-100.0×2', '100.0-200.0×1'],
    ]);
  });

  it('[CC-72] beside a chosen range are those of the whole category', () => {
    const narrowed = ranges({ '0.0-100.0': 2 });
    const facets = listingFacets(category, narrowed, { price: ['0.0-100.0'] }, ['price'], 'hu');
    expect(facets[0]?.values.map(({ id, count }) => `${id}×${count}`)).toEqual([
      '0.0-100.0×4',
      '100.0-200.0×3',
    ]);
  });

  it.each([
    [ranges({ '0.0-100.0': 2, '50.0-90.0': 2 }), ['0.0-100.0×2']],
    [ranges({ '0.0-100.0': 0, '300.0-400.0': 0 }), []],
    [{}, []],
  ])('[CC-72] stay a filter with one range or none', (narrowed, expected) => {
    expect(shown(narrowed)).toEqual([expected]);
  });
});

it.each<[code: string, value: string, isOffered: boolean]>([
  ['color', '12', true],
  ['color', '14', false],
  ['color', '99999', false],
  ['color', '1', false],
  ['availability', '1', true],
])('[CC-73] whether %s=%s is offered: %s', (code, value, isOffered) => {
  expect(isOfferedBy(whole, codes)(code, value)).toBe(isOffered);
});

it('[CC-73] everything is offered where no counts are known', () => {
  expect(isOfferedBy({ aggregations: {}, attributes: [] }, codes)('color', '14')).toBe(true);
});

it.each([
  ['as numbers', { 1: 4, 0: 2 }, 4],
  ['as words', { true: 4, false: 2 }, 4],
  ['none of them', { false: 2 }, 0],
  ['not at all', {}, undefined],
])('[CC-74] articles in stock and on sale are counted %s', (_how, counts, expected) => {
  const counted = {
    'agg_terms_stock.is_in_stock': buckets(counts),
    agg_terms_sale: buckets(counts),
  };
  expect(offerCounts(counted)).toEqual({ inStock: expected, onSale: expected });
});

it('[CC-74] nothing is counted by a backend without these counts', () => {
  expect(offerCounts({})).toEqual({ inStock: undefined, onSale: undefined });
});

it.each([
  [0, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
])('[CC-20] %d products, %d on a page, fill %d', (total, perPage, pages) => {
  expect(pageCount(total, perPage)).toBe(pages);
});

const span = (field: string, min: number | null, max: number | null) => ({
  [`agg_min_${field}`]: { value: min },
  [`agg_max_${field}`]: { value: max },
});

it('[CC-78] measures with two numbers are filters, in the order of the shop', () => {
  const counted = { ...span('height_cm', 40, 90), ...span('width_cm', 80, 220) };
  expect(measureSpans(counted, ['width_cm', 'height_cm'])).toEqual([
    { field: 'width_cm', min: 80, max: 220 },
    { field: 'height_cm', min: 40, max: 90 },
  ]);
});

it('[CC-78] one number is no filter unless bounds are chosen, and none never is', () => {
  const counted = {
    ...span('width_cm', 80, 80),
    ...span('depth_cm', null, null),
    ...span('length_cm', 10, null),
    ...span('weight_kg', null, 30),
  };
  const fields = ['width_cm', 'depth_cm', 'height_cm', 'length_cm', 'weight_kg'];
  expect(measureSpans(counted, fields)).toEqual([]);
  const chosen = { width_cm: {}, depth_cm: {}, length_cm: {}, weight_kg: {} };
  expect(measureSpans(counted, fields, chosen)).toEqual([{ field: 'width_cm', min: 80, max: 80 }]);
});

it('[CC-78] a bound beyond the measured numbers becomes the nearest of them, 0 stays no bound', () => {
  const width = { field: 'width_cm', min: 80, max: 220 };
  const bounds = [0, 10, 80, 100.5, 220, 500].map((bound) => boundWithin(width, bound));
  expect(bounds).toEqual([0, 80, 80, 100.5, 220, 220]);
});
