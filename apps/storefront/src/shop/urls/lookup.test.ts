import { createCatalogClient, defaultCatalogConfig } from '@shop/catalog-client';
import { ok, type HttpRequest } from '@shop/kernel';
import { createFakeClock } from '@shop/testing';
import { createUrlResolver } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { catalogueLookup } from './lookup.ts';

/** Creates a backend with one category, and counts its requests. */
function openResolver() {
  let questions = 0;
  const answer = ({ url, body }: HttpRequest): unknown => {
    if (url.includes('/url/map')) return null;
    const isKnown = /"type":"category"/.test(body ?? '') && (body ?? '').includes('nappali');
    return { items: isKnown ? [{ id: 20, name: 'Nappali', url_path: 'nappali' }] : [], total: 0 };
  };
  const clock = createFakeClock();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const catalog = createCatalogClient(
    { ...defaultCatalogConfig, baseUrl: 'http://api', cacheMode: 'none', whenUnreachable: 'fail' },
    {
      clock,
      log,
      fetch: async (request) => {
        questions += 1;
        return ok({
          status: 200,
          contentType: 'application/json',
          headers: {},
          body: JSON.stringify(answer(request)),
        });
      },
    },
  );
  const resolver = createUrlResolver(
    {
      useDispatcher: true,
      storeCodes: [],
      names: {},
      pages: [],
      redirects: [],
      routeTtlMs: 1_000,
      notFoundMs: 1_000,
      maxRoutes: 10,
    },
    { lookup: catalogueLookup(catalog), clock },
  );
  return { resolver, questions: () => questions };
}

it('findings B3: the address of a category asks the backend twice', async () => {
  const { resolver, questions } = openResolver();
  expect(await resolver.resolve('/nappali')).toMatchObject({
    kind: 'found',
    target: { kind: 'category', id: 20 },
  });
  expect(questions()).toBe(2);
});

it('findings B3: an unknown address asks it three times', async () => {
  const { resolver, questions } = openResolver();
  expect(await resolver.resolve('/nincs')).toMatchObject({ kind: 'not-found' });
  expect(questions()).toBe(3);
});
