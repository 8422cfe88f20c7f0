import { expect, it } from 'vitest';
import { sortClauses } from './sort-clause.ts';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });

it.each<[string, Parameters<typeof sortClauses>, ReturnType<typeof sortClauses>]>([
  ['without an order', [[], undefined], []],
  ['that names a direction', [[{ field: 'a', options: 'desc' }], undefined], [down('a')]],
  [
    'that names a direction as Elasticsearch does',
    [[{ field: 'a', options: { order: 'DESC' } }], undefined],
    [down('a')],
  ],
  ['of the parameter', [[], 'a:desc, b,:asc,'], [down('a'), up('b')]],
  [
    'of both begins with its own order',
    [[{ field: 'a', options: 'desc' }], 'b,a:asc'],
    [down('a'), up('b')],
  ],
  ['with five keys has the first four', [[], 'a,b,c,d,e'], ['a', 'b', 'c', 'd'].map(up)],
])('[SE-4] the order of a search %s', (_story, sorts, clauses) => {
  expect(sortClauses(...sorts)).toEqual(clauses);
});
