import { expect, it } from 'vitest';
import { expandPageRoutes, type PageRoute } from './page-routes.ts';

const names = { name: 'zugoly', product: 'butor' };
const expand = (...routes: PageRoute[]) => [...expandPageRoutes(routes, names)];

it('[UR-9] a path without placeholders is itself', () => {
  expect(expand({ path: '/kapcsolat', kind: 'info', id: 'contact' })).toEqual([
    ['/kapcsolat', { kind: 'info', id: 'contact', params: {} }],
  ]);
});

it.each([
  ['/{name}-{product}-mogott', '/zugoly-butor-mogott'],
  ['/{product}reklam', '/butorreklam'],
  ['/etkezoszekek-{product}', '/etkezoszekek-butor'],
])('[UR-9] the names of the shop fill %s', (path, filled) => {
  expect(expand({ path, kind: 'campaign', id: 'x' })[0]?.[0]).toBe(filled);
});

it('[UR-10] values of a route override the names, each is a path, and the page receives its value', () => {
  const route: PageRoute = {
    path: '/{name}',
    kind: 'campaign',
    id: 'collection',
    values: { name: ['felhő', 'liget'] },
  };
  expect(expand(route)).toEqual([
    ['/felh%C5%91', { kind: 'campaign', id: 'collection', params: { name: 'felhő' } }],
    ['/liget', { kind: 'campaign', id: 'collection', params: { name: 'liget' } }],
  ]);
});

it('[UR-10] several placeholders give every pair, one named twice is one word', () => {
  const route: PageRoute = {
    path: '/{a}/{b}/{a}',
    kind: 'campaign',
    id: 'x',
    values: { a: ['1', '2'], b: ['3', '4'] },
  };
  expect(expand(route).map(([path]) => path)).toEqual(['/1/3/1', '/1/4/1', '/2/3/2', '/2/4/2']);
});

it('[UR-10] an unlisted campaign is known by its hash only', () => {
  const route: PageRoute = {
    path: '/{hash}',
    kind: 'campaign',
    id: 'secret',
    values: { hash: ['k7q2m9'] },
  };
  expect(expand(route).map(([path]) => path)).toEqual(['/k7q2m9']);
});

it('[UR-11] a placeholder nothing fills is refused', () => {
  expect(() => expand({ path: '/{hash}', kind: 'campaign', id: 'x' })).toThrow(/\{hash\}/);
  expect(() => expand({ path: '/{constructor}', kind: 'campaign', id: 'x' })).toThrow(RangeError);
});

it('[UR-11] two pages at one path are refused, both named', () => {
  const first: PageRoute = { path: '/{product}reklam', kind: 'campaign', id: 'one' };
  const second: PageRoute = { path: '/butorreklam/', kind: 'campaign', id: 'two' };
  expect(() => expand(first, second)).toThrow(/"one" and "two"/);
});
