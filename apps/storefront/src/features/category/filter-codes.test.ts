import { expect, it } from 'vitest';
import { filterCodesOf } from './filter-codes.ts';

const defaultFilters = ['price', 'material', 'style', 'color', 'size'];

const order = (
  path: string,
  firstFilters: readonly { categoryId: number; codes: readonly string[] }[],
  codes: readonly string[] = defaultFilters,
) => filterCodesOf({ defaultFilters: codes, firstFilters }, { path }).join(' ');

it.each([
  ['elsewhere as configured for all', '1/2/30', 'price material style color size'],
  ['first those of the category', '1/2/20', 'color price material style size'],
  ['first those of the nearest category', '1/2/20/21', 'size price material style color'],
  ['first those of a category above', '1/2/20/22/9', 'color price material style size'],
])('the filters of a listing are %s', (_title, path, expected) => {
  const first = [
    { categoryId: 20, codes: ['color', 'price'] },
    { categoryId: 21, codes: ['size'] },
  ];
  expect(order(path, first)).toBe(expected);
});

it('a code that the shop does not filter by is left out', () => {
  expect(order('1/2', [{ categoryId: 2, codes: ['weight', 'size'] }])).toBe(
    'size price material style color',
  );
});

it('the price is among the first four, whatever comes first', () => {
  const codes = ['size', 'color', 'style', 'material'];
  expect(order('1/2', [{ categoryId: 2, codes }])).toBe('size color style price material');
});

it('a shop without a price filter gets none', () => {
  expect(order('1/2', [{ categoryId: 2, codes: ['size'] }], ['color', 'size'])).toBe('size color');
});
