import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { productDocument } from '../../test/shelf.ts';
import { catalogQuery } from './catalog-query.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    config: { multistore: true },
    documents: [
      productDocument(1, { name: 'Kanape' }),
      productDocument(2, { name: 'Kanapé' }),
      productDocument(3, { name: 'KANAPE' }),
      productDocument(4, { name: 'KANAPÉ' }),
    ],
  });
});
afterAll(() => api.close());

it.each([
  ['kanapé', 'hu', ['2', '4', '1', '3']],
  ['kanape', 'hu', ['1', '3', '2', '4']],
  ['Kanapé', 'de', ['2', '4', '1', '3']],
  ['KANAPE', 'it', ['1', '3', '2', '4']],
])(
  'ranks %s, whose stem has lost the accent with the ending, by the very word in the %s view',
  async (text, view, ids) => {
    const { catalog } = api.context.inView?.(view) ?? api.context;
    const wire = {
      _searchText: text,
      _appliedFilters: [],
      _availableFilters: [],
      _appliedSort: [],
    };
    const { hits } = await catalog.search.find(catalogQuery('product', wire, { from: 0, size: 9 }));
    expect(hits.map(({ id }) => id)).toEqual(ids);
  },
);
