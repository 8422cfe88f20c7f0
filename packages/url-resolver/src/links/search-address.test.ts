import { expect, it } from 'vitest';
import { parseQuery } from '../path/query.ts';
import { readFilters } from '../filters/read-filters.ts';
import { searchAddress, searchPattern } from './search-address.ts';

const config = { mainCategoryPath: '/osszes-termek' };
const rules = { source: 'query', isKnown: () => false, isSort: () => false };

it.each(['kerti szék', 'a&b=c', 'Ágy 140×200', '50%'])(
  '[UR-52] leads to a search for %s',
  (text) => {
    const [path, query = ''] = searchAddress(config, text).split('?');
    expect(path).toBe('/osszes-termek');
    expect(readFilters(parseQuery(query), rules)).toEqual({ filters: {}, search: text });
  },
);

it('[UR-52] machines fill in what they look for', () => {
  expect(searchPattern(config, 'text')).toBe('/osszes-termek?search={text}');
  expect(searchPattern(config, 'text').replace('{text}', 'asztal')).toBe(
    searchAddress(config, 'asztal'),
  );
});
