import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ViewSettings } from '../engine/view-settings.ts';
import type { IndexedProduct, SearchEngine } from '../query/catalog-search.ts';
import type { SearchCriteria } from '../query/search-criteria.ts';
import { contractProduct, contractSettings, everything } from './contract-products.ts';
import { naiveSearch } from './naive-search.ts';

type SearchFilter = SearchCriteria['filters'][number];

/** Makes an empty engine with these settings of its views. */
export type MakeEngine = (settingsOf: (view: string) => ViewSettings) => Promise<SearchEngine>;

const runs = 100;
const queriesPerRun = 20;

/** Checks that a search engine keeps the rules of SPEC.md: 2,000 random queries against a naive model, and examples. */
export function catalogSearchContract(make: MakeEngine): void {
  const filled = async (products: readonly IndexedProduct[]) => {
    const engine = await make(contractSettings);
    await engine.write('hu', products);
    return engine;
  };
  const idsOf = async (engine: SearchEngine, criteria: Partial<SearchCriteria>, view = 'hu') =>
    (await engine.find({ ...everything, ...criteria, view })).hits.map(({ id }) => id);

  it('[SE-1] to [SE-5] answers random queries as the naive model does', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        products,
        fc.array(criteria, { minLength: queriesPerRun, maxLength: queriesPerRun }),
        async (first, later, queries) => {
          const engine = await filled(first);
          await engine.write('hu', later);
          const [dropped] = first;
          if (dropped !== undefined) await engine.drop('hu', [dropped.id]);
          const current = new Map([...first, ...later].map((product) => [product.id, product]));
          if (dropped !== undefined) current.delete(dropped.id);
          for (const query of queries) {
            const hits = await engine.find({ ...query, view: 'hu' });
            const expected = naiveSearch([...current.values()], query, 'hu');
            expect({ ids: hits.hits.map(({ id }) => id), total: hits.total }).toEqual({
              ids: expected.ids,
              total: expected.total,
            });
            for (const [field, counts] of Object.entries(expected.counts)) {
              const aggregation = hits.aggregations[`agg_terms_${field}`];
              const buckets = (aggregation as { buckets: { key: unknown; doc_count: number }[] })
                .buckets;
              expect(
                Object.fromEntries(buckets.map(({ key, doc_count }) => [String(key), doc_count])),
              ).toEqual(counts);
              const sizes = buckets.map(({ doc_count }) => doc_count);
              expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
            }
          }
        },
      ),
      { numRuns: runs },
    );
  }, 300_000);

  it('pages without repeats', async () => {
    const engine = await filled(
      Array.from({ length: 30 }, (_, at) => contractProduct(String(100 + at), { price: at % 3 })),
    );
    const sort = [{ field: 'final_price', descending: true }];
    const pages = await Promise.all(
      [0, 7, 14, 21, 28].map((from) => idsOf(engine, { sort, from, size: 7 })),
    );
    expect(new Set(pages.flat()).size).toBe(30);
    expect(pages.flat()).toEqual(await idsOf(engine, { sort }));
  });

  it('[SE-5] counts prices in the ranges of the shop, a chosen range, and the bounds', async () => {
    const engine = await filled([
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

  describe('[SE-20] a search that starts after a change meets it', () => {
    it('after patches of price, stock and options', async () => {
      const engine = await filled([
        contractProduct('1', { document: { type_id: 'configurable', color_options: [1, 2] } }),
        contractProduct('2', { price: 50 }),
      ]);
      const byPrice = [{ field: 'final_price', descending: false }];
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['2', '1']);
      await engine.patch('hu', [
        { id: '1', price: 10, options: { color_options: [2] } },
        { id: '2', stock: { isInStock: false, qty: 0 } },
        { id: '9', price: 1 },
      ]);
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['1', '2']);
      const only = (field: string, value: SearchFilter['value']) =>
        idsOf(engine, { filters: [{ field, value, isCatalogScope: true }] });
      expect(await only('color', { in: [1] })).toEqual([]);
      expect(await only('color', { in: [2] })).toEqual(['1']);
      expect(await only('stock.is_in_stock', { eq: false })).toEqual(['2']);
      await engine.patch('hu', [{ id: '1', price: null }]);
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['2', '1']);
    });
    it('after a name was changed, a product dropped, and all replaced', async () => {
      const engine = await filled([
        contractProduct('1', { name: 'Malom asztal' }),
        contractProduct('2', { name: 'Hold asztal' }),
      ]);
      await engine.write('hu', [contractProduct('1', { name: 'Malom szék' })]);
      expect(await idsOf(engine, { text: 'asztal' })).toEqual(['2']);
      await engine.drop('hu', ['2', '7']);
      expect(await idsOf(engine, { text: 'asztal' })).toEqual([]);
      await engine.replace(
        'hu',
        (async function* () {
          yield [contractProduct('3', { name: 'Csend asztal' })];
        })(),
      );
      expect(await idsOf(engine, {})).toEqual(['3']);
    });
    it('keeps the former products where a replacement fails', async () => {
      const engine = await filled([contractProduct('1')]);
      const failing = (async function* () {
        yield [contractProduct('2')];
        throw new Error('away');
      })();
      await expect(engine.replace('hu', failing)).rejects.toThrow('away');
      expect(await idsOf(engine, {})).toEqual(['1']);
    });
  });

  it('keeps the products of each view apart', async () => {
    const engine = await filled([contractProduct('1', { name: 'Malom asztal' })]);
    await engine.write('de', [contractProduct('1', { name: 'Tisch Malom' })]);
    expect(await idsOf(engine, { text: 'tische' }, 'de')).toEqual(['1']);
    expect(await idsOf(engine, { text: 'asztal' }, 'de')).toEqual([]);
    expect(await idsOf(engine, { text: 'asztalok' })).toEqual(['1']);
  });

  it.each<[rule: string, text: string, ids: readonly string[]]>([
    ['SE-10', 'asztal', ['2', '3', '1']],
    ['SE-16', 'kerek asztal', ['3', '2']],
    ['SE-11', 'zöld fotel', ['5', '4']],
    ['SE-12', '160cm', ['6']],
    ['SE-12', '1,6 m', ['6']],
    ['SE-12', '160 x 200', ['6']],
    ['SE-13', 'sku-4', ['4']],
    ['SE-13', 'SKU-4-ZOLD', ['4']],
    ['SE-18', 'fotel bútor', ['4', '5']],
    ['SE-19', 'fotell', ['4', '5']],
    ['SE-15', 'karosszék', ['4', '5']],
  ])('[%s] %s finds %j', async (_rule, text, ids) => {
    const engine = await filled(furniture);
    expect(await idsOf(engine, { text })).toEqual(ids);
  });

  it('[SE-19] suggests the correction of a mistyped word, and completions of a word being typed', async () => {
    const engine = await filled(furniture);
    const suggestionsOf = async (text: string) =>
      (await engine.find({ ...everything, text, view: 'hu' })).suggestions;
    expect(await suggestionsOf('fotell')).toEqual(['fotel']);
    expect(await suggestionsOf('étkező')).toEqual(['étkezőasztal']);
    expect(await suggestionsOf('fotel')).toEqual([]);
  });
}

const furniture = [
  contractProduct('1', { name: 'Kar asztali lámpa' }),
  contractProduct('2', { name: 'Malom étkezőasztal' }),
  contractProduct('3', { name: 'Hold kerek étkezőasztal' }),
  contractProduct('4', {
    name: 'Felhő fotel',
    text: { articles: ['SKU-4', 'SKU-4-ZOLD'], properties: ['Meggy'] },
  }),
  contractProduct('5', { name: 'Dézsa fotel', text: { properties: ['Mohazöld'] } }),
  contractProduct('6', { name: 'Csend matrac', text: { properties: ['160 × 200 cm'] } }),
];

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const small = fc.integer({ min: 0, max: 4 });
const word = fc.constantFrom('alma', 'Álom', 'bér', 'Zebra', 'szék');

const product = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    type_id: fc.constantFrom('simple', 'configurable'),
    color: optional(small),
    color_options: optional(fc.array(small, { maxLength: 3 })),
    label: optional(word),
    tags: fc.array(word, { maxLength: 3 }),
    sale: optional(fc.constantFrom('0', '1')),
    price: optional(fc.integer({ min: 0, max: 120 })),
    qty: small,
  })
  .map(({ id, price, qty, ...document }) =>
    contractProduct(String(id), { document, price, stock: { isInStock: qty > 0, qty } }),
  );
const products = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 12 });

const field = fc.constantFrom('color', 'label', 'tags', 'sale', 'none', 'stock.qty', 'final_price');
const operand = fc.oneof(
  small,
  word,
  fc.constant(null),
  fc.array(fc.oneof(small, word), { minLength: 1, maxLength: 3 }),
);
const bound = fc.integer({ min: 0, max: 100 });
const value = fc.oneof(
  operand.filter((single) => single !== null),
  fc.constant({}),
  fc
    .tuple(fc.constantFrom('in', 'eq', 'neq', 'nin', 'or', 'nor'), operand)
    .map(([operator, operandValue]) => ({ [operator]: operandValue })),
  fc.record({ like: fc.constantFrom('%al%', 'z', 'É') }),
  fc.record({ gte: bound, lt: bound }),
  fc.record({ orGt: bound }),
);
const filter = fc
  .record({ field, value, isCatalogScope: fc.boolean() })
  .filter(
    (single) =>
      !/"(gte|lt|orGt)"/.test(JSON.stringify(single.value)) ||
      ['color', 'stock.qty', 'final_price'].includes(single.field),
  ) as fc.Arbitrary<SearchFilter>;
const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  text: fc.constant(''),
  filters: fc.array(filter, { maxLength: 3 }),
  sort: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom('color', 'label', 'final_price', 'stock.qty', 'none'),
      descending: fc.boolean(),
    }),
    { selector: (step) => step.field, maxLength: 2 },
  ),
  facets: fc.subarray(['color', 'label', 'tags']),
  from: fc.integer({ min: 0, max: 5 }),
  size: fc.integer({ min: 0, max: 12 }),
});
