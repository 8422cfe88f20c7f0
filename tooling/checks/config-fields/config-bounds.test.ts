import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  calls,
  cartItemUpdate,
  orderAddress,
  password,
  personName,
  searchRequest,
} from '../../../packages/contract/src/index.ts';
import { parseShopConfig } from '../../../packages/shop-config/src/index.ts';

type Taken = (value: number) => boolean;

const takes = (schema: v.GenericSchema, of: (value: number) => unknown): Taken => {
  return (value) => v.safeParse(schema, of(value)).success;
};
const saying = (path: string): Taken => {
  const names = path.split('.');
  return (value) =>
    parseShopConfig(names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)).ok;
};
const long = (length: number) => 'x'.repeat(length);
const place = { firstname: '', lastname: '', country_id: 'HU', city: '', postcode: '', street: [] };

it.each<[path: string, bound: number, wire: Taken]>([
  ['search.pageSize', 4_000, takes(searchRequest, (size) => ({ type: 'product', size }))],
  [
    'search.minTermLength',
    200,
    takes(searchRequest, (size) => ({
      type: 'product',
      searchQuery: { _searchText: long(size) },
    })),
  ],
  [
    'api.stockChunk',
    15,
    takes(calls.stockList.query, (size) => ({
      skus: Array.from({ length: size }, () => 'A').join(),
    })),
  ],
  [
    'orders.historyPageSize',
    100,
    takes(calls.orderHistory.query, (pageSize) => ({ token: '', pageSize })),
  ],
  [
    'offers.instalmentMonths',
    120,
    takes(calls.instalment.query, (months) => ({ price: 1, months })),
  ],
  ['cart.maxQuantity', 100_000, takes(cartItemUpdate, (qty) => ({ sku: 'A', qty }))],
  ['validation.minPasswordLength', 128, takes(password, long)],
  ['validation.minNameLength', 100, takes(personName, long)],
  [
    'validation.minLongNameLength',
    200,
    takes(orderAddress, (size) => ({ ...place, company: long(size) })),
  ],
  [
    'validation.minTaxIdLength',
    30,
    takes(orderAddress, (size) => ({ ...place, vat_id: long(size) })),
  ],
  [
    'validation.minZipCodeLength',
    20,
    takes(orderAddress, (size) => ({ ...place, postcode: long(size) })),
  ],
])('%s is bounded as on the wire', (path, bound, wire) => {
  const settings = saying(path);
  expect([settings(bound), wire(bound)]).toEqual([true, true]);
  expect([settings(bound + 1), wire(bound + 1)]).toEqual([false, false]);
});

it.each<[path: string, bound: number, wire: Taken]>([
  ['validation.minPasswordLength', 8, takes(password, long)],
  ['validation.minNameLength', 2, takes(personName, long)],
])('%s asks for no less than the wire', (path, bound, wire) => {
  const settings = saying(path);
  expect([settings(bound), wire(bound)]).toEqual([true, true]);
  expect([settings(bound - 1), wire(bound - 1)]).toEqual([false, false]);
});
