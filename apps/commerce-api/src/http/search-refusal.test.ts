import { createMemorySearch, SearchUnavailableError } from '@shop/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../test/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    search: (settingsOf) => ({
      ...createMemorySearch(settingsOf),
      find: async () => {
        throw new SearchUnavailableError(2_000, new Error('connect ECONNREFUSED 127.0.0.1:9200'));
      },
    }),
  });
});
afterAll(() => api.close());

it('[RL-12] a listing says when to ask again while the search engine is gone', async () => {
  const { status, headers, body } = await api.get(
    '/api/catalog/vue_storefront_catalog/product/_search?size=8',
  );
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('2');
  expect(body.meta).toMatchObject({ error: 'overloaded', retryAfterMs: 2_000 });
  expect(JSON.stringify(body)).not.toContain('9200');
});

it('[RL-12] a listing by GraphQL says so too', async () => {
  const { body } = await api.post('/graphql', {
    query: '{ products(pageSize: 8) { total_count } }',
  });
  expect(body.errors[0].extensions).toEqual({ code: 503, error: 'overloaded' });
  expect(JSON.stringify(body)).not.toContain('9200');
});
