import { zugolyConfig } from '@shop/shop-config';
import { parseQuery } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { listingStateOf } from '../../queries/listing-state.ts';
import { searchAddress } from './search-address.ts';

it.each(['kerti szék', 'a&b=c', 'Ágy 140×200', '50%'])('leads to a search for %s', (text) => {
  const [path, query = ''] = searchAddress(zugolyConfig, text).split('?');
  expect(path).toBe('/osszes-termek');
  expect(listingStateOf(zugolyConfig, parseQuery(query))).toEqual({ filters: {}, search: text });
});
