import type { FilterValue } from '@shop/contract';
import { expect, it } from 'vitest';
import { filterClause, type FieldTest, type FilterClause } from './filter-clause.ts';

const among = (...values: string[]): FieldTest => ({ kind: 'in', values });
const exists: FieldTest = { kind: 'exists' };
const must = (test: FieldTest, negated = false): FilterClause => ({
  required: true,
  negated,
  test,
});
const may = (test: FieldTest, negated = false): FilterClause => ({
  required: false,
  negated,
  test,
});
const range = (bounds: object): FieldTest => ({ kind: 'range', bounds });

it.each<[story: string, value: FilterValue, clause: FilterClause | undefined]>([
  ['a bare value means in', 5, must(among('5'))],
  ['a list means in', ['a', 2], must(among('a', '2'))],
  ['eq', { eq: true }, must(among('true'))],
  ['in', { in: [2, 3] }, must(among('2', '3'))],
  ['eq null: the field exists', { eq: null }, must(exists)],
  ['neq', { neq: 'x' }, must(among('x'), true)],
  ['nin', { nin: [1, 2] }, must(among('1', '2'), true)],
  ['neq null: the field does not exist', { neq: null }, must(exists, true)],
  ['or is optional', { or: [1] }, may(among('1'))],
  ['or null: optionally missing', { or: null }, may(exists, true)],
  ['nor is optional and negated', { nor: [1] }, may(among('1'), true)],
  ['nor null: optionally there', { nor: null }, may(exists)],
  ['ranges combine', { gte: 1, lt: 5 }, must(range({ gte: 1, lt: 5 }))],
  ['from and to', { from: 1, to: 5 }, must(range({ gte: 1, lte: 5 }))],
  ['moreq', { moreq: 3 }, must(range({ gte: 3 }))],
  ['optional ranges', { orGte: 1, orLt: 5 }, may(range({ gte: 1, lt: 5 }))],
  ['an unknown operator falls back to its operand', { almost: 'x' }, must(among('x'))],
  ['like', { like: '%haz%' }, must({ kind: 'contains', text: 'haz' })],
  ['the first operator decides', { eq: 1, neq: 1 }, must(among('1'))],
  ['a name every object has is no operator', { toString: 'x' }, must(among('x'))],
  ['no operator asks nothing', {}, undefined],
])('[SE-2] reads %s', (_story, value, clause) => {
  expect(filterClause(value)).toEqual(clause);
});
