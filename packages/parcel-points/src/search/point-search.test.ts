import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredPoint } from '../parcel-point.ts';
import { pointDocument } from './point-document.ts';
import { createPointSearch, maxResults } from './point-search.ts';

const point = (code: string, fields: Partial<StoredPoint> = {}): StoredPoint => ({
  code,
  kind: 'locker',
  name: 'Automata',
  country: 'HU',
  postcode: '9021',
  city: 'Győr',
  street: 'Kossuth park 1.',
  cash_on_delivery: true,
  is_active: true,
  ...fields,
});
const points = [
  point('road', { city: 'Budapest', postcode: '1143', street: 'Győri út 3.' }),
  point('hill', { city: 'Győrújbarát', postcode: '9081', street: 'Fő utca 2.' }),
  point('b', { street: 'Zöld utca 9.', name: 'Sarki bolt', kind: 'shop' }),
  point('a'),
  point('a2'),
  point('off', { is_active: false }),
  point('abroad', { country: 'SK', city: 'Győr' }),
];
const search = createPointSearch({ carrier: 'foxpost', points });
const codes = (query: string, countries: readonly string[] = ['HU']) =>
  search.search(query, countries).points.map(({ code }) => code);

it.each<[story: string, query: string, found: readonly string[]]>([
  [
    'town, without accents and case, before other towns and streets',
    'GYOR',
    ['a', 'a2', 'b', 'hill', 'road'],
  ],
  ['town with accents', 'győrúj', ['hill']],
  ['postcode', '9021', ['a', 'a2', 'b']],
  ['beginning of a postcode', '90', ['a', 'a2', 'b', 'hill']],
  ['town and street', 'győr, zöld', ['b']],
  ['name', 'sarki bolt', ['b']],
  ['middle of a word', 'yőr', []],
  ['words of which one fits nowhere', 'győr szeged', []],
])('[PP-6] [PP-8] finds by %s', (_story, query, found) => {
  expect(codes(query)).toEqual(found);
});

it('[PP-7] nothing is found for one character or signs alone', () => {
  for (const query of ['', ' ', 'g', '- ,']) {
    expect(search.search(query, ['HU'])).toEqual({ points: [], total: 0 });
  }
});

it('[PP-7] at most 20 points are returned, all are counted', () => {
  const many = Array.from({ length: 45 }, (_, index) => point(`p${index}`));
  const found = createPointSearch({ carrier: 'gls', points: many }).search('győr', ['HU']);
  expect([found.points.length, found.total, maxResults]).toEqual([20, 45, 20]);
});

it('[PP-8] the order of the list does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(points, { minLength: points.length }), (shuffled) => {
      const other = createPointSearch({ carrier: 'foxpost', points: shuffled });
      expect(other.search('gyor', ['HU'])).toEqual(search.search('gyor', ['HU']));
    }),
  );
});

it('[PP-8] the street decides within a town, by the Hungarian alphabet', () => {
  const streets = ['Zöld utca', 'Árpád út', 'Csaba utca', 'Cukor utca'];
  const list = streets.map((street) => point(street, { street }));
  const found = createPointSearch({ carrier: 'gls', points: list }).search('győr', ['HU']);
  expect(found.points.map(({ code }) => code)).toEqual([
    'Árpád út',
    'Cukor utca',
    'Csaba utca',
    'Zöld utca',
  ]);
});

it('[PP-10] only active points of the wanted countries are found', () => {
  expect(codes('győr', ['SK'])).toEqual(['abroad']);
  expect(codes('győr', ['HU', 'SK'])).toContain('abroad');
  expect(codes('győr', [])).toEqual([]);
  expect(search.find('off')).toMatchObject({ code: 'off', is_active: false });
  expect(search.find('none')).toBeUndefined();
});

it('[PP-10] on the wire a point names its carrier', () => {
  expect(
    pointDocument('gls', point('a', { hours: ['', '', '', '', '', '', '08:00-09:00'] })),
  ).toEqual({
    carrier: 'gls',
    code: 'a',
    kind: 'locker',
    name: 'Automata',
    country: 'HU',
    postcode: '9021',
    city: 'Győr',
    street: 'Kossuth park 1.',
    hours: ['', '', '', '', '', '', '08:00-09:00'],
    cash_on_delivery: true,
  });
});
