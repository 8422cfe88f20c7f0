import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import { createRouteCache } from './route-cache.ts';
import type { StoredRoute } from './stored-route.ts';

const setup = () => {
  const clock = createFakeClock();
  const config = { routeTtlMs: 1000, notFoundMs: 5000, maxRoutes: 2 };
  const cache = createRouteCache(config, clock);
  const route = (path: string): StoredRoute => ({
    target: { kind: 'category', id: 1, slug: 'a' },
    path,
    storeCode: '',
    storedAtMs: clock.now(),
  });
  return { cache, clock, remember: (path: string) => cache.remember(path, route(path)) };
};

it('[UR-18] a route that is remembered again is the newest', () => {
  const { cache, remember } = setup();
  for (const path of ['/a', '/b', '/a', '/c']) remember(path);
  expect(cache.routes().map(([path]) => path)).toEqual(['/a', '/c']);
});

it('[UR-22] an expired route is not sent to the browser', async () => {
  const { cache, clock, remember } = setup();
  remember('/a');
  await clock.advance(500);
  remember('/b');
  await clock.advance(500);
  expect(cache.routes().map(([path]) => path)).toEqual(['/b']);
});

it('[UR-19] a path that was found is no path that was not found, also once it is forgotten', () => {
  const { cache, remember } = setup();
  cache.rememberNotFound('/a');
  expect(cache.recall('/a')).toEqual({ kind: 'not-found', path: '/a' });
  remember('/a');
  cache.forget('/a');
  expect(cache.recall('/a')).toBeUndefined();
});
