import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readRoutes, unknownPath } from './routes.ts';
import { mergeScreens, readScreens, screensText, type Screen } from './screens-table.ts';
import { createTestLookup } from './test-lookup.ts';

const root = resolve(import.meta.dirname, '../../..');
const e2e = join(root, 'apps/storefront/e2e');
const isThere = createTestLookup(e2e);
const routes = readRoutes(root);
const text = readFileSync(join(root, 'docs/spec/screens.md'), 'utf8');
const screens = readScreens(text);

it.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/account/', '/account'],
  ['/account/orders/100000001', '/account/orders/$orderNumber'],
  ['/zugoly-butor-mogott', '/{name}-{product}-mogott'],
  ['/de/nappali', '/{category}'],
  ['/malom-etkezogarnitura', '/{bundle product}'],
  ['/p/ZG-1101/felho/ZG-1101-MOHA', '/p/{parentSku}/{slug}/{childSku}'],
  ['/nincs-ilyen', unknownPath],
])('knows the route of %s', (path, pattern) => {
  expect(routes.patternOf(path)).toBe(pattern);
});

it('keeps what tests that did not run have shown, and forgets what those that ran show no more', () => {
  const screen = (route: string, test: string, state = 'opened'): Screen => ({
    route,
    state,
    tests: [test],
    screenshot: undefined,
  });
  const before = [screen('/cart', 'a'), screen('/cart', 'b', 'empty'), screen('/home', 'b')];
  const after = mergeScreens(
    ['/home', '/cart'],
    before,
    [screen('/cart', 'b')],
    (test) => test !== 'b',
  );
  expect(after).toEqual([{ ...screen('/cart', 'a'), tests: ['a', 'b'] }]);
  expect(readScreens(screensText(after))).toEqual(after);
});

it('leaves no route of the shop without a test', () => {
  const visited = new Set(screens.map(({ route }) => route));
  expect(routes.patterns.filter((pattern) => !visited.has(pattern))).toEqual([]);
});

it('names routes, tests and pictures that are there', () => {
  const missing = screens.flatMap(({ route, tests, screenshot }) => [
    ...(routes.patterns.includes(route) ? [] : [route]),
    ...tests.filter((test) => !isThere(test)),
    ...(screenshot === undefined || existsSync(join(e2e, 'screens', screenshot))
      ? []
      : [screenshot]),
  ]);
  expect(missing).toEqual([]);
});

it('is written as its rows say', () => {
  expect(screensText(screens)).toBe(text);
});
