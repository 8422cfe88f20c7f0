import { expect, it } from 'vitest';
import { routerHref } from './page-outcome.ts';

it.each([
  ['/de', '/', '/de'],
  ['/de', '/?utm_source=a', '/de?utm_source=a'],
  ['/de', '/nappali?color=1', '/de/nappali?color=1'],
  ['', '/', '/'],
  ['', '/?utm_source=a', '/?utm_source=a'],
])('below the prefix %j the router writes %s as %s', (prefix, href, address) => {
  expect(routerHref({ prefix, href })).toBe(address);
});
