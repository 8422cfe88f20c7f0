import { isOfferedBy } from '@shop/catalog-client';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { parseQuery } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { listingStateOf } from './listing-state.ts';

const attribute = {
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [
    { value: '12', label: 'Zöld' },
    { value: '13', label: 'Bézs' },
  ],
};
const counted = {
  aggregations: {
    agg_terms_color: { buckets: [{ key: 12, doc_count: 3 }] },
    agg_range_price: { buckets: [{ key: '0.0-50000.0', to: 50_000, doc_count: 3 }] },
  },
  attributes: [attribute],
};
const codes = ['color', 'price'];
const config = { ...builtConfig, products: { ...builtConfig.products, defaultFilters: codes } };
const read = (query: string, whole: Parameters<typeof isOfferedBy>[0] = counted) =>
  listingStateOf(config, parseQuery(query), isOfferedBy(whole, codes));

it.each<[story: string, query: string, state: object]>([
  ['keeps a value that products of the category have', 'color=12', { filters: { color: ['12'] } }],
  ['passes over one that none of them has', 'color=13', { filters: {} }],
  ['keeps the one beside it', 'color=12&color=13', { filters: { color: ['12'] } }],
  ['passes over one that nothing has', 'color=99999', { filters: {} }],
  [
    'lets typed bounds count where a bucket is none of the shop’s',
    'price=7.0-8.0&price_from=900',
    { filters: {}, priceFrom: 900 },
  ],
  [
    'knows availability and reduction anyway',
    'availability=1&discount=1',
    { filters: { availability: ['1'], discount: ['1'] } },
  ],
])('%s', (_story, query, state) => {
  expect(read(query)).toEqual(state);
});

it('accepts the filters of an address where no counts are known', () => {
  expect(read('color=13', { aggregations: {}, attributes: [] })).toEqual({
    filters: { color: ['13'] },
  });
});
