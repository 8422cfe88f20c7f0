import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { colourAttribute, productDocument } from '../../test/shelf.ts';
import { catalogQuery } from './catalog-query.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    documents: [
      colourAttribute,
      productDocument(1, { name: 'Kar asztali lámpa', color: 2 }),
      productDocument(2, { name: 'Malom étkezőasztal', color: 1 }),
      productDocument(3, { name: 'Hold kerek étkezőasztal', color: 2 }),
      productDocument(4, { name: 'Páfrány, kerek kaspóval', color: 1 }),
      productDocument(5, { sku: 'ZG-2202', name: 'Olvasó fülesfotel' }),
      productDocument(6, { sku: 'ZG-2203', name: 'Zöld fotel' }),
    ],
  });
});
afterAll(() => api.close());

async function find(text: string): Promise<readonly string[]> {
  const wire = { _searchText: text, _appliedFilters: [], _availableFilters: [], _appliedSort: [] };
  const query = catalogQuery('product', wire, { from: 0, size: 9 });
  const { hits } = await api.context.catalog.search.find(query);
  return hits.map(({ id }) => id);
}

it.each([
  ['asztal', '2', 'the noun comes before the adjective'],
  ['kerek asztal', '3', 'the adjective has an effect'],
  ['moha asztal', '3', 'a colour has an effect'],
])('%s finds %s first: %s', async (text, id) => {
  expect((await find(text))[0]).toBe(id);
});

it('finds nothing but the product whose article number was typed', async () => {
  expect(await find('zg-2202')).toEqual(['5']);
});
