import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuery, stringifyQuery, type Query } from './query.ts';

it.each<[story: string, text: string, query: Query]>([
  ['nothing is no names', '', {}],
  ['a value is text', '?sort=created_at:desc', { sort: 'created_at:desc' }],
  ['several values are a list', 'color=1&color=2', { color: ['1', '2'] }],
  ['a name without a value has the empty text', '?a&b=', { a: '', b: '' }],
  ['plus is a space', '?search=kerti+sz%C3%A9k', { search: 'kerti szék' }],
  ['an equals sign may be in a value', '?a=b=c', { a: 'b=c' }],
  ['what cannot be decoded is taken as it stands', '?a=%zz&%=1', { a: '%zz', '%': '1' }],
  ['a question mark may be in a name', 'a?b=1', { 'a?b': '1' }],
  ['empty pairs are nothing', '?&&a=1&', { a: '1' }],
])('[UR-32] %s', (_story, text, query) => {
  expect(parseQuery(text)).toEqual(query);
});

it('[UR-32] names of prototypes are names like others', () => {
  const query = parseQuery('?__proto__=1&constructor=2');
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
});

it('[UR-32] only the first 200 pairs are read', () => {
  const text = Array.from({ length: 300 }, (_, n) => `n${n}=1`).join('&');
  expect(Object.keys(parseQuery(text))).toHaveLength(200);
});

it('[UR-33] names stand in ascending order, colon and comma are readable', () => {
  const query = { sort: 'a:b', discount: '10,20', color: ['2', '1'], 'é&': '=' };
  expect(stringifyQuery(query)).toBe('?color=2&color=1&discount=10,20&sort=a:b&%C3%A9%26=%3D');
  expect(stringifyQuery({})).toBe('');
  expect(stringifyQuery({ a: [] })).toBe('');
});

it('[UR-33] any written query is read back', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 });
  const value = fc.string({ unit: 'grapheme' });
  const values = fc.oneof(value, fc.array(value, { minLength: 2, maxLength: 4 }));
  fc.assert(
    fc.property(fc.dictionary(name, values, { maxKeys: 20, noNullPrototype: true }), (query) => {
      expect(parseQuery(stringifyQuery(query))).toEqual(query);
    }),
  );
});

it('[UR-32] no text makes the reading throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(stringifyQuery(parseQuery(text))).toMatch(/^(\?[\u0021-\u007e]+)?$/);
    }),
  );
});
