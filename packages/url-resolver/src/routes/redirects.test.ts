import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { collapseRedirects, dropQuery, keepQuery } from './redirects.ts';
import { parseQuery } from '../path/query.ts';

it('[UR-12] a chain is one step', () => {
  const collapsed = collapseRedirects([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
    { from: 'c/', to: '/d?x=1' },
  ]);
  expect([...collapsed]).toEqual([
    ['/a', '/d?x=1'],
    ['/b', '/d?x=1'],
    ['/c', '/d?x=1'],
  ]);
});

it('[UR-12] query parameters added by a redirect are kept', () => {
  const collapsed = collapseRedirects([
    { from: '/a', to: '/b?x=1' },
    { from: '/b', to: '/c' },
    { from: '/c', to: '/d?y=2' },
  ]);
  expect([...collapsed]).toEqual([
    ['/a', '/d?y=2&x=1'],
    ['/b', '/d?y=2'],
    ['/c', '/d?y=2'],
  ]);
});

it('[UR-12] the last redirect of a path counts', () => {
  const collapsed = collapseRedirects([
    { from: '/a', to: '/b' },
    { from: '/a', to: '/c' },
  ]);
  expect(collapsed.get('/a')).toBe('/c');
});

it('[UR-12] no redirect leads to another origin', () => {
  expect(collapseRedirects([{ from: '/a', to: '//evil.example/x' }]).get('/a')).toBe(
    '/evil.example/x',
  );
});

it('[UR-13] a circle is no redirect, nor what leads into it', () => {
  const collapsed = collapseRedirects([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a' },
    { from: '/d', to: '/d' },
    { from: '/e', to: '/f' },
  ]);
  expect([...collapsed]).toEqual([['/e', '/f']]);
});

it('[UR-13] for any list of redirects one step ends at a path without a redirect', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path }), { maxLength: 8 }), (redirects) => {
      const collapsed = collapseRedirects(redirects);
      for (const [from, to] of collapsed) {
        expect(to).not.toBe(from);
        expect(collapsed.has(to)).toBe(false);
      }
    }),
  );
});

it.each([
  ['/', '?utm_source=a&gclid=b', '/?utm_source=a&gclid=b'],
  ['/uj?page=2', '?page=3&gclid=b', '/uj?page=2&gclid=b'],
  ['/uj', '?j=1', '/uj?j=1'],
  ['/uj', '', '/uj'],
  ['/uj', '?', '/uj'],
  ['/uj?', '?a=1', '/uj?a=1'],
  ['/uj#lent', '?a=1', '/uj?a=1#lent'],
  ['/uj', '?a=%20+x&a=2&__proto__=1&%zz', '/uj?a=%20+x&a=2&__proto__=1&%zz'],
])('[UR-14] findings B4: to %s with %j leads to %s', (to, search, expected) => {
  expect(keepQuery(to, search)).toBe(expected);
});

it('[UR-14] every name that was asked for is in the target, whose own values stay', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const query = fc.array(fc.tuple(name, fc.constantFrom('1', '2')), { maxLength: 5 });
  const written = (pairs: readonly (readonly [string, string])[]) =>
    pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`;
  fc.assert(
    fc.property(query, query, (target, requestQuery) => {
      const read = parseQuery(keepQuery(`/x${written(target)}`, written(requestQuery)).slice(2));
      expect(read).toEqual({
        ...parseQuery(written(requestQuery)),
        ...parseQuery(written(target)),
      });
    }),
  );
});

it.each([
  ['?search=asztal&utm_source=a', '?utm_source=a'],
  ['?gclid=b%20+c&%73earch=x', '?gclid=b%20+c'],
  ['?a=1&search=asztal&b=2', '?a=1&b=2'],
  ['?search=asztal', ''],
  ['?', ''],
  ['', ''],
])('[UR-59] %j without the search is %j', (search, expected) => {
  expect(dropQuery(search, new Set(['search']))).toBe(expected);
});
