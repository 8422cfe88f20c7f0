import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { querySize } from './query-limits.ts';

const size = (query: string, variables: Record<string, unknown> = {}) =>
  querySize(parse(query), variables);

it.each<[story: string, query: string, depth: number, cost: number]>([
  ['a field', '{ __typename }', 1, 1],
  ['fields inside of fields', '{ a { b { c } d } }', 3, 4],
  ['a list without pages', '{ taxrule { hits } }', 2, 152],
  ['a list that names no size', '{ products { items } }', 2, 22],
  ['a page by its size', '{ products(pageSize: 300) { items } }', 2, 302],
  ['a size below 1 as the 50 it gives', '{ products(pageSize: -5) { items } }', 2, 52],
  ['an inline fragment as what it holds', '{ ... on Query { a { b } } }', 2, 2],
  ['a fragment wherever it is used', '{ a { ...f } b { ...f } } fragment f on A { c d }', 2, 6],
  ['the schema as one level', '{ __schema { types { name } } }', 1, 3],
  ['the largest of several queries', 'query a { a } query b { b { c } }', 2, 2],
])('[CG-4] counts %s', (_story, query, depth, cost) => {
  expect(size(query)).toEqual({ depth, cost });
});

it('[CG-4] counts a page by the variable that sizes it', () => {
  const query = 'query ($n: Int) { products(pageSize: $n) { items } }';
  expect(size(query, { n: 1_000 }).cost).toBe(1_002);
  expect(size(query).cost).toBe(22);
});

it('[CG-4] counts a page with the default of its variable', () => {
  const query =
    'query ($n: Int = 4000) { ...f } fragment f on Query { products(pageSize: $n) { items } }';
  expect(size(query).cost).toBe(4_002);
  expect(size(query, { n: 10 }).cost).toBe(12);
  expect(size(`${query} query b($n: Int = 300) { ...f }`, {}).cost).toBe(4_002);
});

it('[CG-4] measures fragments that double each other without following every path', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, at) => `fragment f${at} on A { ...f${at + 1} ...f${at + 1} }`,
  ).join(' ');
  expect(size(`{ ...f0 } ${doubling} fragment f60 on A { a }`).cost).toBe(2 ** 60);
});

it('[CG-4] comes to an end with a fragment inside of itself', () => {
  expect(size('{ ...a } fragment a on A { b { ...a } }')).toEqual({ depth: 1, cost: 1 });
});
