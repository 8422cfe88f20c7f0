import { expect, it } from 'vitest';
import { hydratesInParts } from './page-parts.ts';

const page = (routeId: string, status = 'success') => [
  { routeId: '__root__', status: 'success' },
  { routeId, status },
];

it.each([
  [page('/'), true],
  [page('/$'), true],
  [page('/$', 'notFound'), false],
  [page('/', 'error'), false],
  [page('/cart'), false],
  [[], false],
])('a page of %j hydrates in parts: %s', (matches, isInParts) => {
  expect(hydratesInParts(matches)).toBe(isInParts);
});
