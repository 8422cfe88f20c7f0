import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chair, shop, toChair, toSofas } from './test/resolver-fixture.ts';
import type { Resolution } from './routes/route-target.ts';
import type { UrlResolverConfig } from './url-resolver.ts';

it.each<[rule: string, story: string, address: string, resolution: Resolution]>([
  [
    'UR-15',
    'a campaign is known',
    '/butorreklam/',
    {
      kind: 'found',
      path: '/butorreklam',
      storeCode: '',
      target: { kind: 'campaign', id: 'ad', params: { product: 'butor' } },
    },
  ],
  [
    'UR-15',
    'an info page is known',
    '/kapcsolat?x=1',
    {
      kind: 'found',
      path: '/kapcsolat',
      storeCode: '',
      target: { kind: 'info', id: 'contact', params: {} },
    },
  ],
  [
    'UR-15',
    'a redirect takes the query along',
    '/search?search=fotel',
    { kind: 'redirect', to: '/osszes-termek?search=fotel' },
  ],
  [
    'UR-15',
    'the query of the redirect stands first',
    '/regi-fotel?page=2',
    { kind: 'redirect', to: '/felho-fotel?from=old&page=2' },
  ],
  [
    'UR-15',
    '/p names a product',
    '/p/A%2F1/fotel',
    {
      kind: 'found',
      path: '/p/A%2F1/fotel',
      storeCode: '',
      target: {
        kind: 'product',
        type: undefined,
        parentSku: 'A/1',
        slug: 'fotel',
        childSku: 'A/1',
      },
    },
  ],
  [
    'UR-15',
    '/p names a variant',
    '/p/FOTEL/fotel/FOTEL-KEK',
    {
      kind: 'found',
      path: '/p/FOTEL/fotel/FOTEL-KEK',
      storeCode: '',
      target: {
        kind: 'product',
        type: undefined,
        parentSku: 'FOTEL',
        slug: 'fotel',
        childSku: 'FOTEL-KEK',
      },
    },
  ],
  [
    'UR-15',
    '/c names a category',
    '/c/kanapek',
    {
      kind: 'found',
      path: '/c/kanapek',
      storeCode: '',
      target: { kind: 'category', id: undefined, slug: 'kanapek' },
    },
  ],
])('[%s] %s, without a request', async (_rule, _story, address, resolution) => {
  const { resolve, lookups } = shop();
  expect(await resolve(address)).toEqual(resolution);
  expect(lookups).toEqual([]);
});

it('[UR-15] /c with too many parts is a path like others', async () => {
  const { resolve, lookups } = shop();
  await resolve('/c/a/b');
  await resolve('/p/a');
  await resolve('/p/a/b/c/d');
  expect(lookups).toContain(':c/a/b');
  expect(lookups).toContain(':p/a/b/c/d');
  expect(lookups).toContain(':p/a');
});

it('[UR-18] a path is a product first, and the category is not asked', async () => {
  const { resolve, lookups } = shop();
  expect(await resolve('/felho-fotel/')).toEqual(toChair);
  expect(lookups).toEqual([':felho-fotel']);
});

it('[UR-18] findings B3: then a category, which is found by the same question', async () => {
  const { resolve, lookups } = shop();
  expect(await resolve('/nappali/kanapek?color=1')).toEqual(toSofas);
  expect(lookups).toEqual([':nappali/kanapek']);
});

it('[UR-18] the second time memory answers', async () => {
  const { resolve, lookups } = shop();
  await resolve('/felho-fotel');
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(lookups).toHaveLength(1);
});

it('[UR-18] after a reload the store answers', async () => {
  const { resolve, store } = shop();
  await resolve('/felho-fotel');
  const reloaded = shop({}, store);
  expect(await reloaded.resolve('/felho-fotel')).toEqual(toChair);
  expect(reloaded.lookups).toEqual([]);
});

it('[UR-18] memory holds as many mappings as it may, the oldest go first', async () => {
  const { resolver } = shop();
  const paths = ['a', 'b', 'c', 'd'];
  await resolver.registerProducts(paths.map((path) => ({ ...chair, url_path: path })));
  expect(paths.map((path) => resolver.resolveNow(`/${path}`) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('[UR-19] a path that leads nowhere is asked for again only after a while', async () => {
  const { resolve, lookups, clock } = shop();
  expect(await resolve('/nincs-ilyen')).toEqual({ kind: 'not-found', path: '/nincs-ilyen' });
  await clock.advance(29_999);
  await resolve('/nincs-ilyen');
  expect(lookups).toHaveLength(1);
  await clock.advance(1);
  await resolve('/nincs-ilyen');
  expect(lookups).toHaveLength(2);
});

it('[UR-19] it is not kept for the next page', async () => {
  const { resolve, store } = shop();
  await resolve('/nincs-ilyen');
  expect(await store.keys()).toEqual([]);
  const reloaded = shop({}, store);
  await reloaded.resolve('/nincs-ilyen');
  expect(reloaded.lookups).toHaveLength(1);
});

it('[UR-19] a mapping registered in the meantime is found immediately', async () => {
  const { resolver, resolve } = shop();
  await resolve('/uj-fotel');
  await resolver.registerProducts([{ ...chair, url_path: 'uj-fotel' }]);
  expect(await resolve('/uj-fotel')).toMatchObject({ kind: 'found', path: '/uj-fotel' });
});

it('[UR-19] a failed lookup is not stored', async () => {
  const { resolve, state } = shop();
  state.isDown = true;
  expect(await resolve('/felho-fotel')).toEqual({
    kind: 'unavailable',
    path: '/felho-fotel',
    cause: 'down',
  });
  state.isDown = false;
  expect(await resolve('/felho-fotel')).toEqual(toChair);
});

it('[UR-23] questions for one path at one time are one', async () => {
  const { resolver, lookups, clock } = shop();
  const both = Promise.all([resolver.resolve('/felho-fotel'), resolver.resolve('/felho-fotel/')]);
  await clock.advance(0);
  expect(await both).toEqual([toChair, toChair]);
  expect(lookups).toHaveLength(1);
});

it('[UR-24] without asking, the known is answered and the rest is undefined', async () => {
  const { resolver, resolve } = shop();
  expect(resolver.resolveNow('/felho-fotel')).toBeUndefined();
  expect(resolver.resolveNow('/search')).toEqual({ kind: 'redirect', to: '/osszes-termek' });
  await resolve('/felho-fotel');
  await resolve('/nincs-ilyen');
  expect(resolver.resolveNow('/felho-fotel')).toEqual(toChair);
  expect(resolver.resolveNow('/felho-fotel/?page=2')).toEqual(toChair);
  expect(resolver.resolveNow('/nincs-ilyen')).toEqual({ kind: 'not-found', path: '/nincs-ilyen' });
});

it('[UR-29] the query chooses the variant of a product, remembered or not', async () => {
  const { resolver, resolve } = shop();
  const chosen = { ...toChair, target: { ...toChair.target, childSku: 'FOTEL-KEK' } };
  expect(await resolve('/felho-fotel?childSku=FOTEL-KEK')).toEqual(chosen);
  expect(resolver.resolveNow('/felho-fotel?childSku=FOTEL-KEK')).toEqual(chosen);
  expect(await resolve('/felho-fotel?childSku=')).toEqual(toChair);
  expect(await resolve('/felho-fotel?childSku=a&childSku=b')).toEqual(toChair);
  expect(await resolve('/nappali/kanapek?childSku=x')).toEqual(toSofas);
});

it('[UR-30] a path may name its store, whose catalogue is asked', async () => {
  const { resolve, lookups } = shop({ storeCodes: ['de'] });
  expect(await resolve('/de/felho-fotel')).toEqual({
    ...toChair,
    storeCode: 'de',
    path: '/de/felho-fotel',
  });
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(lookups).toEqual(['de:felho-fotel', ':felho-fotel']);
});

it('[UR-30] pages, redirects and fallback routes exist in each store', async () => {
  const { resolve } = shop({ storeCodes: ['de'] });
  expect(await resolve('/de/kapcsolat')).toMatchObject({
    kind: 'found',
    path: '/de/kapcsolat',
    storeCode: 'de',
  });
  expect(await resolve('/de/search?search=x')).toEqual({
    kind: 'redirect',
    to: '/de/osszes-termek?search=x',
  });
  expect(await resolve('/de/c/kanapek')).toMatchObject({
    storeCode: 'de',
    target: { slug: 'kanapek' },
  });
});

it('[UR-30] without store codes in paths the code is a word like others', async () => {
  const { resolve, lookups } = shop();
  await resolve('/de/felho-fotel');
  expect(lookups[0]).toBe(':de/felho-fotel');
});

it.each<[story: string, config: Partial<UrlResolverConfig>, address: string]>([
  ['with the dispatcher off', { useDispatcher: false }, '/felho-fotel'],
  ['at the root', {}, '/'],
  ['at the root of a store', { storeCodes: ['de'] }, '/de/'],
  ['for a path beyond all measure', {}, `/${'x'.repeat(500)}`],
  ['for a part of a path beyond all measure (findings B7)', {}, `/${'x'.repeat(201)}`],
  ['for a part that is long once it is read (findings B7)', {}, `/nappali/${'%61'.repeat(201)}`],
  ['for such a part behind /p (findings B7)', {}, `/p/${'x'.repeat(201)}/fotel`],
])('[UR-31] no request is sent %s', async (_story, config, address) => {
  const { resolver, resolve, lookups } = shop(config);
  await resolver.registerProducts([chair]);
  expect(await resolve(address)).toMatchObject({ kind: 'not-found' });
  expect(lookups).toEqual([]);
});

it('[UR-18] no address makes the resolver throw', async () => {
  const { resolve } = shop({ storeCodes: ['de'] });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      expect(['found', 'redirect', 'not-found']).toContain((await resolve(text)).kind);
      expect(['found', 'redirect', 'not-found']).toContain((await resolve(`/de/${text}`)).kind);
    }),
  );
});

it('[UR-18] a path with another spelling resolves to the path of the catalog', async () => {
  const { resolve } = shop();
  expect(await resolve('//felho-fotel/%20')).toMatchObject({ kind: 'not-found' });
  expect(await resolve('/felho%2Dfotel')).toEqual(toChair);
});

it('[UR-27] an entity found by a former path is returned with its current path', async () => {
  const { resolve, resolver, store, lookups } = shop();
  expect(await resolve('/egykori-fotel')).toEqual(toChair);
  expect(resolver.resolveNow('/egykori-fotel?page=2')).toEqual(toChair);
  const reloaded = shop({}, store);
  expect(await reloaded.resolve('/egykori-fotel')).toEqual(toChair);
  expect([...lookups, ...reloaded.lookups]).toEqual([':egykori-fotel']);
});
