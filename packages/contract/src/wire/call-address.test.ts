import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { callAddress } from './call-address.ts';

it.each([
  [
    'joins base, path and query',
    '/api/cart/pull',
    { token: '', cartId: 'a b' },
    {},
    'http://h/api/cart/pull?token=&cartId=a%20b',
  ],
  ['sends what is empty', '/api/x', { token: '' }, {}, 'http://h/api/x?token='],
  ['leaves undefined names out', '/api/x', { a: undefined }, {}, 'http://h/api/x'],
  ['joins lists with commas', '/api/x', { skus: ['A', 'B'] }, {}, 'http://h/api/x?skus=A%2CB'],
  ['fills and encodes path parts', '/api/p/:id', {}, { id: 'a/b' }, 'http://h/api/p/a%2Fb'],
  ['uses a full address as it is', 'http://other/x?y=1', { a: 1 }, {}, 'http://other/x?y=1&a=1'],
])('[CO-9] %s', (_story, path, query, params, expected) => {
  expect(callAddress('http://h/', path, query, params)).toBe(expected);
});

it('[CO-9] any sent value can be read back', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text), text, (query, id) => {
      const [path = '', sent = ''] = callAddress('', '/api/p/:id', query, { id }).split('?');
      const read = sent === '' ? [] : sent.split('&').map((pair) => pair.split('='));
      expect(decodeURIComponent(path.slice('/api/p/'.length))).toBe(id);
      expect(read.map((pair) => pair.map(decodeURIComponent))).toEqual(Object.entries(query));
    }),
  );
});
