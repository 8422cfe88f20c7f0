import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  toggleFilter,
  toggleOffer,
  toggleSort,
  withoutFilters,
  withMeasure,
  withPlainWord,
  withPriceBounds,
} from './change-filters.ts';
import type { FilterRules, FilterState } from './filter-state.ts';
import { parseQuery, stringifyQuery } from '../path/query.ts';
import { readFilters } from './read-filters.ts';
import { writeFilters } from './write-filters.ts';

const noFilters: FilterState = { filters: {} };
const options: Readonly<Record<string, readonly string[]>> = {
  color: ['1001', '1002', '1003'],
  fabric: ['2001'],
  price: ['0.0-10000.0', '10000.0-30000.0'],
  availability: ['in_stock', 'out_of_stock'],
  discount: ['10', '20', '30'],
};
const sorts = ['created_at:desc', 'final_price:asc'];
const rules: FilterRules = {
  source: 'query',
  isKnown: (code, value) =>
    Object.hasOwn(options, code) && (options[code]?.includes(value) ?? false),
  isSort: (value) => sorts.includes(value),
};
const read = (search: string, over: Partial<FilterRules> = {}) =>
  readFilters(parseQuery(search), { ...rules, ...over });

it.each<[story: string, search: string, measures: FilterState['measures']]>([
  ['both bounds', '?width_cm_from=80&width_cm_to=120.5', { width_cm: { from: 80, to: 120.5 } }],
  ['one bound', '?width_cm_to=120', { width_cm: { to: 120 } }],
  ['two decimals', '?width_cm_from=80.25', { width_cm: { from: 80.25 } }],
  [
    'bounds the wrong way round, swapped',
    '?width_cm_from=9&width_cm_to=5',
    { width_cm: { from: 5, to: 9 } },
  ],
  ['the last of several', '?width_cm_to=120&width_cm_to=90', { width_cm: { to: 90 } }],
  [
    'neither 0 nor words nor long numbers',
    '?width_cm_from=0&width_cm_to=x&height_cm_to=1234567',
    undefined,
  ],
  ['no measure that the shop does not filter by', '?depth_cm_to=60', undefined],
])('[UR-58] the query of an address has bounds of a measure: %s', (_story, search, measures) => {
  const state = read(search, { measures: ['width_cm', 'height_cm'] });
  expect(state.measures).toEqual(measures);
  expect(
    readFilters(writeFilters(state, rules), { ...rules, measures: ['width_cm', 'height_cm'] }),
  ).toEqual(state);
});

it('[UR-58] sets and removes the bounds of one measure, and the page number', () => {
  const start: FilterState = { filters: {}, measures: { width_cm: { from: 80 } }, page: 3 };
  const both = withMeasure(start, 'height_cm', 200, 90);
  expect(both).toEqual({
    filters: {},
    measures: { height_cm: { from: 90, to: 200 }, width_cm: { from: 80 } },
  });
  expect(withMeasure(withMeasure(both, 'width_cm'), 'height_cm', 0)).toEqual({ filters: {} });
  expect(withoutFilters(both)).toEqual({ filters: {} });
});

it('[UR-58] measures are in order, whichever was chosen first', () => {
  const fieldsOf = ({ measures = {} }: FilterState) => Object.keys(measures);
  const none: FilterState = { filters: {} };
  const [width, height] = ['width_cm', 'height_cm'] as const;
  expect(fieldsOf(withMeasure(withMeasure(none, width, 80), height, 90))).toEqual([height, width]);
  expect(fieldsOf(withMeasure(withMeasure(none, height, 90), width, 80))).toEqual([height, width]);
});

it.each([
  ['10000.0-30000.0', '10000-30000'],
  ['750.0-*', '750-*'],
  ['0.0-10.05', '0-10.05'],
])('[UR-49] the price bucket %s is %s in an address', (bucket, written) => {
  const state = { filters: { price: [bucket] } };
  expect(writeFilters(state, rules)).toEqual({ price: written });
  const offered = { ...rules, isKnown: (_code: string, value: string) => value === bucket };
  expect(readFilters({ price: written }, offered)).toEqual(state);
  expect(readFilters({ price: bucket }, offered)).toEqual(state);
});

it('[UR-58] an open bound is not written', () => {
  const measures = { height_cm: { from: 90 }, width_cm: { to: 120 } };
  expect(writeFilters({ filters: {}, measures }, rules)).toStrictEqual({
    height_cm_from: '90',
    width_cm_to: '120',
  });
});

it.each<[rule: string, story: string, search: string, state: FilterState]>([
  [
    'UR-34',
    'filters stand under their own names',
    '?color=1002&color=1001',
    { filters: { color: ['1001', '1002'] } },
  ],
  [
    'UR-34',
    'availability is a filter',
    '?availability=in_stock',
    { filters: { availability: ['in_stock'] } },
  ],
  [
    'UR-35',
    'an unknown value is passed over',
    '?color=1001&color=9&fabric=9',
    { filters: { color: ['1001'] } },
  ],
  ['UR-35', 'an unknown name is passed over', '?utm_source=x&constructor=1&__proto__=1', noFilters],
  [
    'UR-35',
    'a value that comes twice is one',
    '?color=1001&color=1001',
    { filters: { color: ['1001'] } },
  ],
  [
    'UR-36',
    'discount is a comma list',
    '?discount=20,10,99',
    { filters: { discount: ['10', '20'] } },
  ],
  [
    'UR-37',
    'of several price buckets one counts',
    '?price=10000.0-30000.0&price=0.0-10000.0',
    { filters: { price: ['0.0-10000.0'] } },
  ],
  [
    'UR-37',
    'a price bucket wins over price bounds',
    '?price=0.0-10000.0&price_from=5',
    { filters: { price: ['0.0-10000.0'] } },
  ],
  [
    'UR-49',
    'a price bucket has whole numbers without decimals',
    '?price=10000-30000',
    { filters: { price: ['10000.0-30000.0'] } },
  ],
  [
    'UR-38',
    'price bounds pass without being offered',
    '?price_from=5000&price_to=20000.5',
    { filters: {}, priceFrom: 5000, priceTo: 20_000.5 },
  ],
  [
    'UR-38',
    'a bound of zero is no bound',
    '?price_from=0&price_to=100',
    { filters: {}, priceTo: 100 },
  ],
  [
    'UR-38',
    'bounds the wrong way round are swapped',
    '?price_from=9&price_to=5',
    { filters: {}, priceFrom: 5, priceTo: 9 },
  ],
  ['UR-38', 'what is no price is passed over', '?price_from=-5&price_to=1e9', noFilters],
  [
    'UR-39',
    'a search text is trimmed',
    '?search=%20kerti+sz%C3%A9k+',
    { filters: {}, search: 'kerti szék' },
  ],
  // findings C7
  [
    'UR-39',
    'accents of a search are composed',
    '?search=sze%CC%81k',
    { ...noFilters, search: 'szék' },
  ],
  ['UR-39', 'an empty search is none', '?search=+', noFilters],
  [
    'UR-39',
    'an offered sort passes, another does not',
    '?sort=final_price:asc',
    { filters: {}, sort: 'final_price:asc' },
  ],
  ['UR-39', 'an unknown sort is passed over', '?sort=sku:asc', noFilters],
  ['UR-39', 'a page counts from 2 on', '?page=2', { filters: {}, page: 2 }],
  ['UR-39', 'the first page has no number', '?page=1', noFilters],
  ['UR-39', 'what is no page is passed over', '?page=2.5', noFilters],
])('[%s] %s', (_rule, _story, search, state) => {
  expect(read(search)).toStrictEqual(state);
});

it('[UR-34] another source is a prefix of filters, not of sort, search and page', () => {
  const state: FilterState = {
    filters: { color: ['1001'] },
    priceTo: 500,
    sort: 'final_price:asc',
    page: 2,
  };
  const search = '?f.color=1001&f.price_to=500&page=2&sort=final_price:asc';
  expect(read(`${search}&color=1002`, { source: 'f' })).toEqual(state);
  expect(stringifyQuery(writeFilters(state, { source: 'f' }))).toBe(search);
});

it('[UR-34] a query a router has read into numbers and lists is read too', () => {
  const query = { color: [1001, '1002', null, { x: 1 }], page: 3, price_from: 10, sort: true };
  expect(readFilters(query, rules)).toEqual({
    filters: { color: ['1001', '1002'] },
    priceFrom: 10,
    page: 3,
  });
  const isKnown = (_code: string, value: string) => value === 'true';
  expect(readFilters({ availability: true }, { ...rules, isKnown }).filters).toEqual({
    availability: ['true'],
  });
});

it('[UR-39] a search text is trimmed, cut at 100 characters and trimmed again', () => {
  expect(read(`?search=${'a'.repeat(150)}`).search).toHaveLength(100);
  expect(readFilters({ search: `${' '.repeat(100)}ágy` }, rules).search).toBe('ágy');
  expect(readFilters({ search: `${'a'.repeat(99)} b` }, rules).search).toBe('a'.repeat(99));
});

it('[UR-32] only the first 200 values of a list are read', () => {
  const color = [...Array.from({ length: 200 }, () => 'x'), '1001'];
  expect(readFilters({ color }, rules)).toEqual(noFilters);
  expect(readFilters({ color: color.slice(1) }, rules).filters).toEqual({ color: ['1001'] });
});

it('[UR-36] only a discount is parted at commas', () => {
  const values = read('?color=a,b&discount=10,20', { isKnown: () => true }).filters;
  expect(values).toEqual({ color: ['a,b'], discount: ['10', '20'] });
});

it('[UR-40] a state is written with one value as text, several as a list and nothing else', () => {
  const filters = { color: ['1001'], fabric: ['1', '2'], discount: ['10', '20'], size: [] };
  expect(writeFilters({ filters }, rules)).toStrictEqual({
    color: '1001',
    fabric: ['1', '2'],
    discount: '10,20',
  });
});

it('[UR-35] no query makes the reading throw', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => {
      expect(readFilters(query, rules).filters).toEqual({});
    }),
  );
});

const states = fc
  .record({
    color: fc.subarray(['1001', '1002', '1003']),
    discount: fc.subarray(['10', '20', '30']),
    availability: fc.subarray(['in_stock', 'out_of_stock']),
    price: fc.subarray(['0.0-10000.0'], { maxLength: 1 }),
    from: fc.integer({ min: 0, max: 5000 }),
    sort: fc.constantFrom(undefined, ...sorts),
    page: fc.constantFrom(undefined, 2, 17),
    search: fc.constantFrom(undefined, 'ágy', 'a&b=c d'),
    plain: fc.subarray(['a&b', 'zöld']),
  })
  .map(({ color, discount, availability, price, from, sort, page, search, plain }): FilterState => {
    const all = { availability, color, discount, price };
    return {
      filters: Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0)),
      ...(from > 0 && price.length === 0 ? { priceFrom: from } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...(page === undefined ? {} : { page }),
      ...(search === undefined ? {} : { search }),
      ...(search === undefined || plain.length === 0 ? {} : { plain }),
    };
  });

it('[UR-40] a state written into an address is read back', () => {
  fc.assert(
    fc.property(states, fc.constantFrom('query', 'f'), (state, source) => {
      const search = stringifyQuery(writeFilters(state, { source }));
      expect(read(search, { source })).toEqual(state);
    }),
  );
});

it('[UR-40] an address holds any price bounds', () => {
  fc.assert(
    fc.property(fc.double(), fc.double({ min: 0, max: 2e9 }), (from, to) => {
      const state = withPriceBounds(noFilters, from, to);
      expect(read(stringifyQuery(writeFilters(state, rules)))).toEqual(state);
    }),
  );
  expect(withPriceBounds(noFilters, 5.129, 1e10)).toEqual({
    filters: {},
    priceFrom: 5.13,
    priceTo: 999_999_999.99,
  });
});

it('[UR-40] an address holds any search text', () => {
  const text = fc.string({ unit: fc.constantFrom('á', ' ', '😀', '\uD83D', '&'), maxLength: 120 });
  fc.assert(
    fc.property(text, (search) => {
      const state = readFilters({ search }, rules);
      expect(read(stringifyQuery(writeFilters(state, rules)))).toEqual(state);
    }),
  );
  expect(readFilters({ search: `${'a'.repeat(99)}😀` }, rules).search).toBe('a'.repeat(99));
});

it('[UR-40] one state has one address', () => {
  const withFirst = toggleFilter(toggleFilter(noFilters, 'fabric', '2001'), 'color', '1001');
  const other = toggleFilter(toggleFilter(noFilters, 'color', '1001'), 'fabric', '2001');
  expect(stringifyQuery(writeFilters(withFirst, rules))).toBe('?color=1001&fabric=2001');
  expect(Object.keys(withFirst.filters)).toEqual(['color', 'fabric']);
  for (const search of ['?fabric=2001&color=1001', '?color=1001&fabric=2001']) {
    expect(Object.keys(read(search).filters)).toEqual(['color', 'fabric']);
  }
  expect(withFirst).toEqual(other);
  expect(JSON.stringify(withFirst)).toBe(JSON.stringify(other));
});

it('[UR-41] a value is added, the same again is taken away, the last takes its name along', () => {
  const withFirst = toggleFilter(noFilters, 'color', '1002');
  const withBoth = toggleFilter(withFirst, 'color', '1001');
  expect(withBoth).toEqual({ filters: { color: ['1001', '1002'] } });
  expect(toggleFilter(withBoth, 'color', '1001')).toEqual(withFirst);
  expect(toggleFilter(withFirst, 'color', '1002')).toEqual(noFilters);
});

it('[UR-41] toggling twice changes nothing but the page', () => {
  const code = fc.constantFrom('color', 'discount', '__proto__', 'constructor');
  fc.assert(
    fc.property(states, code, fc.constantFrom('1001', '10', 'x'), (state, name, value) => {
      const { page: _page, ...rest } = state;
      expect(toggleFilter(toggleFilter(state, name, value), name, value)).toEqual(rest);
    }),
  );
});

it.each<[rule: string, story: string, change: (state: FilterState) => FilterState]>([
  ['UR-41', 'a filter', (state) => toggleFilter(state, 'color', '1003')],
  ['UR-42', 'an offer', (state) => toggleOffer(state, 'availability')],
  ['UR-44', 'a sort', (state) => toggleSort(state, 'created_at:desc')],
  ['UR-45', 'a price bound', (state) => withPriceBounds(state, 1, 2)],
  ['UR-46', 'clearing', withoutFilters],
  ['UR-57', 'a word made plain', (state) => withPlainWord(state, 'zöld')],
])('[%s] %s leads back to the first page', (_rule, _story, change) => {
  const changed = change({ filters: { color: ['1001'] }, page: 4, search: 'ágy' });
  expect('page' in changed).toBe(false);
  expect(changed.search).toBe('ágy');
});

it.each<[story: string, search: string, filters: FilterState['filters']]>([
  ['is turned on', '?color=1001', { color: ['1001'], discount: ['1'] }],
  ['is turned off', '?discount=10&color=1001', { color: ['1001'] }],
  ['is turned off whatever an address calls it', '?discount=10,20', {}],
])('[UR-42] an offer %s', (_story, search, filters) => {
  const state = { ...read(search), priceFrom: 5 };
  expect(toggleOffer(state, 'discount')).toEqual({ filters, priceFrom: 5 });
});

it('[UR-43] price has one value: another replaces it, the same takes it away, free bounds go', () => {
  const withFirst = toggleFilter({ filters: {}, priceFrom: 5 }, 'price', '0.0-10000.0');
  expect(withFirst).toEqual({ filters: { price: ['0.0-10000.0'] } });
  const other = toggleFilter(withFirst, 'price', '10000.0-30000.0');
  expect(other).toEqual({ filters: { price: ['10000.0-30000.0'] } });
  expect(toggleFilter(other, 'price', '10000.0-30000.0')).toEqual(noFilters);
});

it('[UR-57] words of a search are made plain, in order and each once', () => {
  const withFirst = withPlainWord({ filters: {}, search: 'zöld bőr fotel' }, 'zöld');
  const withBoth = withPlainWord(withPlainWord(withFirst, 'bőr'), 'zöld');
  expect(withBoth.plain).toEqual(['bőr', 'zöld']);
  expect(writeFilters(withFirst, rules)['plain']).toBe('zöld');
  expect(stringifyQuery(writeFilters(withFirst, rules))).toBe(
    '?plain=z%C3%B6ld&search=z%C3%B6ld%20b%C5%91r%20fotel',
  );
});

it('[UR-57] plain words are read in order, without empty ones', () => {
  expect(read('?search=x&plain=z%C3%B6ld&plain=+&plain=b%C5%91r').plain).toEqual(['bőr', 'zöld']);
});

it('[UR-57] without a search no word is plain, and more than ten are not read', () => {
  expect(read('?plain=zöld')).toEqual(noFilters);
  const many = Array.from({ length: 12 }, (_, at) => `plain=w${at}`).join('&');
  expect(read(`?search=x&${many}`).plain).toHaveLength(10);
});

it('[UR-43] other filters leave the price bounds alone', () => {
  expect(toggleFilter({ filters: {}, priceFrom: 5 }, 'color', '1001').priceFrom).toBe(5);
});

it('[UR-44] a sort is chosen, another replaces it, the same takes it back', () => {
  const withFirst = toggleSort(noFilters, 'final_price:asc');
  expect(withFirst).toEqual({ filters: {}, sort: 'final_price:asc' });
  expect(toggleSort(withFirst, 'created_at:desc').sort).toBe('created_at:desc');
  expect(toggleSort(withFirst, 'final_price:asc')).toEqual(noFilters);
});

it('[UR-45] price bounds replace the bucket; zero, nothing and NaN leave a side open', () => {
  const bucket: FilterState = { filters: { price: ['0.0-10000.0'], color: ['1001'] } };
  expect(withPriceBounds(bucket, 5, 9)).toEqual({
    filters: { color: ['1001'] },
    priceFrom: 5,
    priceTo: 9,
  });
  expect(withPriceBounds({ filters: {}, priceFrom: 1, priceTo: 2 }, 0)).toEqual(noFilters);
  expect(withPriceBounds(noFilters, Number.NaN, Number.POSITIVE_INFINITY)).toEqual(noFilters);
  expect(withPriceBounds(noFilters, 9, 5)).toEqual({ filters: {}, priceFrom: 5, priceTo: 9 });
});

it('[UR-46] clearing takes filters and bounds, and leaves search and sort', () => {
  const state: FilterState = {
    filters: { color: ['1001'] },
    priceTo: 5,
    sort: 'final_price:asc',
    search: 'ágy',
  };
  expect(withoutFilters(state)).toEqual({ filters: {}, sort: 'final_price:asc', search: 'ágy' });
});
