import type { CatalogClient } from '@shop/catalog-client';
import { ok } from '@shop/kernel';
import { expect, it } from 'vitest';
import { lateCatalog } from './late-catalog.ts';

/** Client that knows one path and returns its request. */
const client = {
  lookUpPath: (path: string) => Promise.resolve(ok(path)),
} as unknown as CatalogClient;

it('the code is fetched at the first call, once', async () => {
  let loads = 0;
  const catalog = lateCatalog(() => {
    loads += 1;
    return Promise.resolve(client);
  });
  expect(loads).toBe(0);
  const answers = await Promise.all([catalog.lookUpPath('a'), catalog.lookUpPath('b')]);
  expect(answers).toEqual([ok('a'), ok('b')]);
  expect(loads).toBe(1);
});

it('calls fail as without a network while the code cannot be fetched, and then reach it', async () => {
  let isAway = true;
  const catalog = lateCatalog(() =>
    isAway ? Promise.reject(new Error('gone')) : Promise.resolve(client),
  );
  expect(await catalog.lookUpPath('a')).toEqual({
    ok: false,
    error: { kind: 'network', reason: 'unreachable' },
  });
  expect(await catalog.promotedOffers()).toEqual({
    mainBanners: [],
    smallBanners: [],
    productBanners: [],
  });
  expect(await catalog.mainImage()).toBeUndefined();
  isAway = false;
  expect(await catalog.lookUpPath('a')).toEqual(ok('a'));
});

it('a promise may resolve to a client', async () => {
  const catalog = await Promise.resolve(lateCatalog(() => Promise.resolve(client)));
  expect(await catalog.lookUpPath('a')).toEqual(ok('a'));
});
