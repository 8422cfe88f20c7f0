import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOf, makeFilled, type MakeEngine, type RandomQueries } from './contract-engine.ts';
import type { SearchCriteria, SearchHits } from '../query/search-criteria.ts';
import { contractProduct, contractSettings, everything } from './contract-products.ts';
import { naiveSearch } from './naive-search.ts';
import { criteria, products } from './random-searches.ts';

/** Tests filters, sorting, pages and facets: random queries against a naive model, and examples. */
export function queryContract(make: MakeEngine, random: RandomQueries): void {
  randomQueryContract(make, random);
  sortContract(make);
  bucketContract(make);
  pageContract(make);
  priceRangeContract(make);
  spanContract(make);
  withoutOwnContract(make);
}

function randomQueryContract(make: MakeEngine, { runs, queriesPerRun }: RandomQueries): void {
  it('[SE-1] to [SE-5] answers random queries as the naive model does', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        products,
        fc.array(criteria, { minLength: queriesPerRun, maxLength: queriesPerRun }),
        async (first, later, queries) => {
          const engine = await makeFilled(make, first);
          await engine.write('hu', later);
          const [dropped] = first;
          if (dropped !== undefined) await engine.drop('hu', [dropped.id]);
          const current = new Map([...first, ...later].map((product) => [product.id, product]));
          if (dropped !== undefined) current.delete(dropped.id);
          await Promise.all(
            queries.map(async (query) => {
              const hits = await engine.find({ ...query, view: 'hu' });
              const expected = naiveSearch([...current.values()], query, 'hu');
              const counts = Object.keys(expected.counts).map((field) =>
                bucketsOf(hits, `agg_terms_${field}`),
              );
              expect({
                ids: hits.hits.map(({ id }) => id),
                total: hits.total,
                counts: counts.map((buckets) =>
                  Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count])),
                ),
              }).toEqual({ ...expected, counts: Object.values(expected.counts) });
              const sizes = counts.map((buckets) => buckets.map(({ doc_count }) => doc_count));
              expect(sizes).toEqual(sizes.map((list) => list.toSorted((a, b) => b - a)));
            }),
          );
        },
      ),
      { numRuns: runs },
    );
  }, 300_000);
}

function sortContract(make: MakeEngine): void {
  describe('[SE-4] an order', () => {
    const sorted = async (values: readonly unknown[], descending = false) => {
      const engine = await makeFilled(
        make,
        values.map((rank, at) => contractProduct(String(at + 1), { document: { rank } })),
      );
      return idsOf(engine, { sort: [{ field: 'rank', descending }] });
    };

    it('has products without a value last in both directions, and ties by their ids', async () => {
      const ranks = [undefined, 2, 1, undefined, 2];
      expect(await sorted(ranks)).toEqual(['3', '2', '5', '1', '4']);
      expect(await sorted(ranks, true)).toEqual(['2', '5', '3', '1', '4']);
    });
    it('compares numbers by value, though they are texts', async () => {
      expect(await sorted(['100', '20', 3])).toEqual(['3', '2', '1']);
    });
    it('compares texts by the alphabet of the view', async () => {
      expect(await sorted(['dió', 'csap', 'cukor', 'Cékla', '10', '9'])).toEqual([
        '6',
        '5',
        '4',
        '3',
        '2',
        '1',
      ]);
    });
    it('takes the first of several values', async () => {
      expect(await sorted([[3, 0], [2], [1, 9]])).toEqual(['3', '2', '1']);
    });
    it('has each product once in a random order', async () => {
      const engine = await makeFilled(
        make,
        ['1', '2', '3'].map((id) => contractProduct(id)),
      );
      const ids = await idsOf(engine, { sort: [{ field: 'random', descending: false }] });
      expect(ids.toSorted()).toEqual(['1', '2', '3']);
    });
  });
}

function bucketContract(make: MakeEngine): void {
  describe('[SE-5] the buckets of a field', () => {
    it('come by their counts, then by the alphabet, as many as the shop has settings for', async () => {
      const engine = await makeFilled(
        make,
        [['b', 'c'], ['c', 'á', 'b'], ['d'], ['', 'd', 'e']].map((many, at) =>
          contractProduct(String(at), { document: { many, many_options: [at % 2] } }),
        ),
      );
      const hits = await engine.find({ ...everything, facets: ['many', 'none'], view: 'hu' });
      expect(hits.aggregations).toEqual({
        agg_terms_many: {
          buckets: ['b', 'c', 'd'].map((key) => ({ key, doc_count: 2 })),
        },
        agg_terms_many_options: { buckets: [0, 1].map((key) => ({ key, doc_count: 2 })) },
        agg_terms_none: { buckets: [] },
        agg_terms_none_options: { buckets: [] },
      });
    });
    it('count flags, stock and prices as numbers, of the products that the filters leave', async () => {
      const engine = await makeFilled(make, [
        contractProduct('1', { price: 9.5, stock: { isInStock: true, qty: 2 } }),
        contractProduct('2', { price: 9.5, stock: { isInStock: false, qty: 0 } }),
        contractProduct('3', { price: 4, stock: { isInStock: true, qty: 0 } }),
      ]);
      const hits = await engine.find({
        ...everything,
        filters: [{ field: 'stock.is_in_stock', value: true, isCatalogScope: true }],
        facets: ['stock.is_in_stock', 'final_price'],
        view: 'hu',
      });
      expect(bucketsOf(hits, 'agg_terms_stock.is_in_stock')).toEqual([{ key: 1, doc_count: 2 }]);
      expect(bucketsOf(hits, 'agg_terms_final_price')).toEqual([
        { key: 4, doc_count: 1 },
        { key: 9.5, doc_count: 1 },
      ]);
    });
    it('are empty in a view that was never written', async () => {
      const engine = await make(contractSettings);
      const hits = await engine.find({ ...everything, facets: ['color', 'price'], view: 'hu' });
      expect(hits).toMatchObject({ hits: [], total: 0, suggestions: [] });
      expect(hits.aggregations).toMatchObject({
        agg_terms_color: { buckets: [] },
        agg_min_final_price: { value: null },
        agg_max_price: { value: null },
      });
      expect(bucketsOf(hits, 'agg_range_price').map(({ doc_count }) => doc_count)).toEqual([
        0, 0, 0,
      ]);
    });
  });
}

function spanContract(make: MakeEngine): void {
  it('[SE-31] finds the least and the greatest number of a field, of the products that the filters leave', async () => {
    const engine = await makeFilled(make, [
      contractProduct('1', { document: { width_cm: 80, color: 1 } }),
      contractProduct('2', { document: { width_cm: 120.5, color: 1 } }),
      contractProduct('3', { document: { width_cm: 9, color: 2 } }),
      contractProduct('4', { document: { color: 1 } }),
    ]);
    const spanOf = async (color: number, field = 'width_cm') => {
      const { aggregations } = await engine.find({
        ...everything,
        filters: [{ field: 'color', value: color, isCatalogScope: true }],
        spans: [field],
        view: 'hu',
      });
      return [`agg_min_${field}`, `agg_max_${field}`].map((name) => aggregations[name]?.value);
    };
    expect(await spanOf(1)).toEqual([80, 120.5]);
    expect(await spanOf(2)).toEqual([9, 9]);
    expect(await spanOf(3)).toEqual([null, null]);
    expect(await spanOf(1, 'none')).toEqual([null, null]);
    await engine.write('hu', [contractProduct('1', { document: { width_cm: 60, color: 1 } })]);
    expect(await spanOf(1)).toEqual([60, 120.5]);
  });
  it('[SE-31] a span does not change what is found and counted beside it', async () => {
    const engine = await makeFilled(make, [
      contractProduct('1', { document: { depth_cm: 40 } }),
      contractProduct('2', { document: { depth_cm: 40 } }),
    ]);
    const { aggregations, total } = await engine.find({
      ...everything,
      filters: [{ field: 'depth_cm', value: { gte: 40, lte: 60 }, isCatalogScope: true }],
      facets: ['depth_cm'],
      spans: ['depth_cm'],
      view: 'hu',
    });
    expect(total).toBe(2);
    expect(aggregations).toEqual({
      agg_terms_depth_cm: { buckets: [{ key: 40, doc_count: 2 }] },
      agg_terms_depth_cm_options: { buckets: [] },
      agg_min_depth_cm: { value: 40 },
      agg_max_depth_cm: { value: 40 },
    });
  });
}

function withoutOwnContract(make: MakeEngine): void {
  it('[SE-47] counts a field without the filter of the shopper on it, and with all other filters', async () => {
    const engine = await makeFilled(make, [
      contractProduct('1', { document: { color: 1, size: 1, width_cm: 80 }, price: 10 }),
      contractProduct('2', { document: { color: 2, size: 1, width_cm: 90 }, price: 60 }),
      contractProduct('3', { document: { color: 2, size: 2, width_cm: 120 }, price: 110 }),
      contractProduct('4', { document: { color: 3, size: 2, width_cm: 200 }, price: 120 }),
    ]);
    const shopper = (field: string, value: SearchCriteria['filters'][number]['value']) => ({
      field,
      value,
      isCatalogScope: true,
    });
    const find = (criteria: Partial<SearchCriteria>) =>
      engine.find({
        ...everything,
        facets: ['color', 'size', 'price'],
        spans: ['width_cm'],
        countedWithoutOwn: ['color', 'size', 'price', 'width_cm'],
        view: 'hu',
        ...criteria,
      });
    const filters = [shopper('color', { in: [2] }), shopper('width_cm', { lte: 100 })];
    const hits = await find({ filters });
    expect([hits.total, hits.hits.map(({ id }) => id)]).toEqual([1, ['2']]);
    const keysOf = (found: SearchHits, name: string) =>
      bucketsOf(found, name).map(({ key }) => key);
    expect(keysOf(hits, 'agg_terms_color')).toEqual([1, 2]);
    expect(keysOf(hits, 'agg_terms_size')).toEqual([1]);
    expect(hits.aggregations).toMatchObject({
      agg_min_width_cm: { value: 90 },
      agg_max_width_cm: { value: 120 },
      agg_min_price: { value: 60 },
    });
    // Words leave the same products out everywhere; a filter of the shop itself always applies.
    const byText = await find({ filters, text: 'termék' });
    expect(byText.aggregations).toEqual(hits.aggregations);
    const ofShop = await find({ filters: [{ ...shopper('color', 2), isCatalogScope: false }] });
    expect(keysOf(ofShop, 'agg_terms_color')).toEqual([2]);
    const byPrice = await find({ filters: [shopper('price', { gte: 55, lte: 70 })] });
    expect(byPrice.aggregations).toMatchObject({
      agg_min_price: { value: 10 },
      agg_max_price: { value: 120 },
    });
    expect(bucketsOf(byPrice, 'agg_range_price')).toHaveLength(3);
  });
}

function pageContract(make: MakeEngine): void {
  it('pages without repeats', async () => {
    const engine = await makeFilled(
      make,
      Array.from({ length: 30 }, (_, at) => contractProduct(String(100 + at), { price: at % 3 })),
    );
    const sort = [{ field: 'final_price', descending: true }];
    const pages = await Promise.all(
      [0, 7, 14, 21, 28].map((from) => idsOf(engine, { sort, from, size: 7 })),
    );
    expect(new Set(pages.flat()).size).toBe(30);
    expect(pages.flat()).toEqual(await idsOf(engine, { sort }));
  });
}

function priceRangeContract(make: MakeEngine): void {
  it('[SE-5] counts prices in the ranges of the shop, a chosen range, and the bounds', async () => {
    const engine = await makeFilled(make, [
      contractProduct('1', { price: 49.9 }),
      contractProduct('2', { price: 50 }),
      contractProduct('3', { price: 100 }),
      contractProduct('4', { price: undefined }),
    ]);
    const filters = [{ field: 'price', value: { gte: 40, lte: 90 }, isCatalogScope: true }];
    const all = await engine.find({ ...everything, facets: ['price'], view: 'hu' });
    expect(all.aggregations).toMatchObject({
      agg_range_price: {
        buckets: [
          { from: 0, to: 50, doc_count: 1 },
          { from: 50, to: 100, doc_count: 1 },
          { from: 100, doc_count: 1 },
        ],
      },
      agg_min_final_price: { value: 49.9 },
      agg_max_final_price: { value: 100 },
    });
    const filteredResult = await engine.find({
      ...everything,
      filters,
      facets: ['price'],
      view: 'hu',
    });
    const { buckets } = filteredResult.aggregations['agg_range_price'] as {
      buckets: readonly object[];
    };
    expect(buckets).toHaveLength(4);
    expect(buckets.at(-1)).toMatchObject({ from: 40, to: 90, doc_count: 2 });
  });
}

interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

function bucketsOf({ aggregations }: SearchHits, name: string): readonly Bucket[] {
  return (aggregations[name] as { readonly buckets: readonly Bucket[] }).buckets;
}
