import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchRoutes } from '../routes/search-routes.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { colourAttribute, productDocument } from '../../test/shelf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    routes: [searchRoutes],
    documents: [
      colourAttribute,
      productDocument(1, { name: 'Felhő fotel', color: 2, width_cm: 95.5, price: 70_000 }),
      productDocument(2, {
        name: 'Dézsa fotel',
        type_id: 'configurable',
        color_options: [2, 3],
        price: 150_000,
      }),
      productDocument(3, { name: 'Nyereg fotel', color: 1, width_cm: 70, price: 400_000 }),
      productDocument(4, { name: 'Malom asztal', color: 1, price: 30_000 }),
      productDocument(5, { name: 'Moha szék', color: 1, price: 90_000 }),
      productDocument(6, { name: 'Nyugodt szék', color: 2, price: 90_000 }),
    ],
  });
});
afterAll(() => api.close());

interface Answer {
  readonly items: readonly { readonly id: number }[];
  readonly understood?: readonly { readonly word: string; readonly isApplied: boolean }[];
  readonly aggregations: Readonly<
    Record<string, { readonly buckets: readonly { key: string | number; doc_count: number }[] }>
  >;
}

async function ask(text: string, query: Readonly<Record<string, unknown>> = {}) {
  const { body } = await api.post('/api/catalog', {
    type: 'product',
    includeFields: ['id'],
    searchQuery: { _searchText: text, ...query },
  });
  const { items, understood, aggregations } = body as Answer;
  return { ids: items.map(({ id }) => id).toSorted((a, b) => a - b), understood, aggregations };
}
const color = (value: number) => ({ attribute: 'color', value: { in: [value] }, scope: 'catalog' });

it('[CO-79] a word that names a colour is a filter, which variants meet too', async () => {
  const { ids, understood } = await ask('moha fotel');
  expect(ids).toEqual([1, 2]);
  expect(understood).toEqual([
    { field: 'color', values: ['2'], label: 'Moha', word: 'moha', isApplied: true },
  ]);
});

it.each([
  [['moha'], 'the word'],
  [['*'], 'every word'],
])('[CO-79] %j makes %s no filter', async (_plainWords) => {
  const { ids, understood } = await ask('moha fotel', { _plainWords });
  expect(ids).toEqual([1, 2, 3]);
  expect(understood).toBeUndefined();
});

it.each(['Moha szék', 'moha  szek'])(
  '[CO-79] %j, the name of a product, has no filter',
  async (name) => {
    const { ids, understood } = await ask(name);
    expect(ids).toContain(5);
    expect(understood).toBeUndefined();
  },
);

it('[CO-79] a field that the shopper filters by takes no word', async () => {
  const { ids, understood } = await ask('moha fotel', { _appliedFilters: [color(3)] });
  expect(ids).toEqual([2]);
  expect(understood).toBeUndefined();
});

it('[CO-79] what no product has is named and left out', async () => {
  const { ids, understood } = await ask('meggy asztal');
  expect(ids).toEqual([4]);
  expect(understood).toMatchObject([{ word: 'meggy', isApplied: false }]);
});

it.each([
  ['fotel 100 ezer alatt', [1], '100 ezer alatt'],
  ['Fotel 100 és 300 ezer ft között', [2], '100 és 300 ezer ft között'],
  ['60 ezer ft-ig', [4], '60 ezer ft-ig'],
])('[CO-91] %s finds products of this price', async (text, expected, word) => {
  const { ids, understood } = await ask(text);
  expect(ids).toEqual(expected);
  expect(understood).toEqual([{ field: 'price', values: [], label: '', word, isApplied: true }]);
});

it('[CO-91] a price that is no filter, or that no product has, is not searched for', async () => {
  const text = 'moha fotel 10 ezer ft alatt';
  const word = '10 ezer ft alatt';
  expect(await ask(text, { _plainWords: [word] })).toMatchObject({
    ids: [1, 2],
    understood: [{ word: 'moha' }],
  });
  const inCapitals = 'moha fotel 10 EZER Ft alatt';
  expect((await ask(inCapitals)).understood?.[0]?.word).toBe('10 EZER Ft alatt');
  expect(await ask(inCapitals, { _plainWords: [word] })).toMatchObject({
    understood: [{ word: 'moha' }],
  });
  expect(await ask(text, { _plainWords: ['*'] })).toMatchObject({ ids: [1, 2, 3] });
  expect(await ask(text)).toMatchObject({
    ids: [1, 2],
    understood: [
      { word, isApplied: false },
      { word: 'moha', isApplied: true },
    ],
  });
  const own = { attribute: 'price', value: { gte: 250_000 }, scope: 'catalog' };
  expect(await ask('fotel 100 ezer alatt', { _appliedFilters: [own] })).toMatchObject({ ids: [3] });
});

it('[CO-80] values of a filtered field are counted without the filter where the request says so', async () => {
  const counted = async (options: object) => {
    const { aggregations } = await ask('fotel', {
      _appliedFilters: [color(1)],
      _availableFilters: [{ field: 'color', scope: 'catalog', options }],
    });
    return aggregations['agg_terms_color']?.buckets.map(({ key }) => Number(key)).toSorted();
  };
  expect(await counted({})).toEqual([1]);
  expect(await counted({ withoutOwn: true })).toEqual([1, 2]);
});

it('[CO-84] a measure has its least and greatest number, without its own bounds where the request says so', async () => {
  const spanOf = async (text: string, options: object) => {
    const { aggregations, ids } = await ask(text, {
      _appliedFilters: [{ attribute: 'width_cm', value: { gte: 80, lte: 96 }, scope: 'catalog' }],
      _availableFilters: [{ field: 'width_cm', scope: 'catalog', options }],
    });
    return { ids, aggregations };
  };
  const span = (min: number | null, max: number | null) => ({
    agg_min_width_cm: { value: min },
    agg_max_width_cm: { value: max },
  });
  expect(await spanOf('fotel', { span: true })).toEqual({
    ids: [1],
    aggregations: span(95.5, 95.5),
  });
  expect(await spanOf('fotel', { span: true, withoutOwn: true })).toEqual({
    ids: [1],
    aggregations: span(70, 95.5),
  });
  expect((await spanOf('asztal', { span: true })).aggregations).toEqual(span(null, null));
});
