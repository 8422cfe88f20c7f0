import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import type { Document, FindQuery } from '../../bench/find.ts';
import { priceOf } from '../../bench/samples.ts';

const catalog = (field: string) => ({ field, scope: 'catalog' });
const simple = { attribute: 'type_id', value: { eq: 'simple' } };

/** Requests only the aggregations of a search. */
async function countValues(bench: Bench, field: string, query: FindQuery = {}) {
  const response = await bench.find({
    size: 1,
    facets: [catalog(field)],
    filters: [simple],
    ...query,
  });
  return response.aggregations;
}

const bucketsOf = (aggregation: { buckets?: readonly Document[] | undefined } | undefined) =>
  (aggregation?.buckets ?? []) as readonly {
    key: string | number;
    doc_count: number;
    from?: number;
    to?: number;
  }[];

/** Returns a field with few values among simple products, and the count of each. */
async function fewValued(
  bench: Bench,
): Promise<readonly [field: string, counts: ReadonlyMap<string, number>]> {
  await bench.sample('isWhole');
  const { products } = await bench.samples();
  const simples = products.filter((product) => product.type_id === 'simple');
  const [option] = (await bench.sample('configurable')).configurable_options ?? [];
  const field = option?.attribute_code ?? '';
  const counts = new Map<string, number>();
  for (const simple of simples) {
    const value = simple[field];
    if (value === undefined || value === null) continue;
    for (const member of [value].flat())
      counts.set(String(member), (counts.get(String(member)) ?? 0) + 1);
  }
  needed(counts.size > 0 ? counts : undefined, `simple product with ${field}`);
  return [field, counts];
}

async function simplePrices(bench: Bench): Promise<readonly number[]> {
  await bench.sample('isWhole');
  const { products } = await bench.samples();
  return products.filter((product) => product.type_id === 'simple').map(priceOf);
}

/** Checks of facets and sort orders. */
export const facetChecks: Section = {
  title: 'Aggregations',
  checks: [
    check('facet/none', '2.2', 'nothing is counted that was not asked for', async ({ find }) => {
      claimEqual((await find({ size: 1 })).aggregations, {}, 'the aggregations');
    }),
    check('facet/default-scope', '2.2', 'only the scope catalog is counted', async ({ find }) => {
      const { aggregations } = await find({
        size: 1,
        facets: [{ field: 'color', scope: 'default' }],
      });
      claimEqual(aggregations, {}, 'the aggregations');
    }),
    check('facet/names', '2.3', 'a field is counted under both of its names', async (bench) => {
      const [field] = await fewValued(bench);
      const names = Object.keys(await countValues(bench, field)).sort();
      claimEqual(names, [`agg_terms_${field}`, `agg_terms_${field}_options`], 'the aggregations');
    }),
    check('facet/counts', '2.3', 'values are counted as often as they are', async (bench) => {
      const [field, counts] = await fewValued(bench);
      const buckets = bucketsOf((await countValues(bench, field))[`agg_terms_${field}`]);
      const expected = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, 10);
      const sorted = buckets
        .map(({ key, doc_count: count }) => [String(key), count] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      if (counts.size <= 10) claimEqual(sorted, expected, 'the counts');
      else
        claim(
          sorted.every(([key, count]) => counts.get(key) === count),
          'a value is miscounted',
        );
    }),
    check('facet/order', '2.3', 'the most frequent value comes first', async (bench) => {
      const [field] = await fewValued(bench);
      const counts = bucketsOf((await countValues(bench, field))[`agg_terms_${field}`]).map(
        ({ doc_count: count }) => count,
      );
      claimEqual(
        counts,
        [...counts].sort((a, b) => b - a),
        'the counts',
      );
    }),
    check('facet/size', '2.3', 'ten values are counted of an ordinary field', async (bench) => {
      const { products } = await bench.samples();
      needed(products[10], 'eleven products');
      const buckets = bucketsOf(
        (await countValues(bench, 'sku', { filters: [] }))['agg_terms_sku'],
      );
      claimEqual(buckets.length, 10, 'the number of buckets');
    }),
    check(
      'facet/options',
      '2.3',
      'values of variants are counted under _options',
      async (bench) => {
        const product = await bench.sample('configurable');
        const [option] = product.configurable_options ?? [];
        const field = option?.attribute_code ?? '';
        const aggregations = await countValues(bench, field, {
          filters: [{ attribute: 'id', value: { eq: product.id } }],
        });
        claim(
          bucketsOf(aggregations[`agg_terms_${field}_options`]).length > 0,
          'no value is counted',
        );
      },
    ),
    check('facet/filtered', '2.2', 'only what was found is counted', async (bench) => {
      const [field] = await fewValued(bench);
      const nothing = [{ attribute: 'sku', value: { eq: 'no-such-sku' } }];
      const aggregations = await countValues(bench, field, { filters: nothing });
      claimEqual(bucketsOf(aggregations[`agg_terms_${field}`]), [], 'the buckets');
    }),
    check('facet/page', '2.3', 'what is counted does not depend on the page', async (bench) => {
      const [field] = await fewValued(bench);
      const [first, later] = await Promise.all([
        countValues(bench, field),
        countValues(bench, field, { from: 5 }),
      ]);
      claimEqual(later, first, 'the aggregations of a later page');
    }),
    check('facet/several', '2.3', 'several fields are counted at once', async (bench) => {
      const [field] = await fewValued(bench);
      const { aggregations } = await bench.find({
        size: 1,
        facets: [catalog(field), catalog('price')],
      });
      claim(
        `agg_terms_${field}` in aggregations && 'agg_range_price' in aggregations,
        'one of them is missing',
      );
    }),
    check(
      'facet/price-names',
      '2.3',
      'prices are counted in ranges, with their ends',
      async (bench) => {
        const aggregations = await countValues(bench, 'price');
        for (const name of ['agg_range_price', 'agg_min_final_price', 'agg_max_final_price']) {
          claim(name in aggregations, `${name} is missing`);
        }
      },
    ),
    check(
      'facet/price-older-names',
      '2.3',
      'the ends of prices have their older names, too',
      async (bench) => {
        const aggregations = await countValues(bench, 'price');
        claimEqual(
          aggregations['agg_min_price'],
          aggregations['agg_min_final_price'],
          'agg_min_price',
        );
        claimEqual(
          aggregations['agg_max_price'],
          aggregations['agg_max_final_price'],
          'agg_max_price',
        );
      },
      'named-errors',
    ),
    check('facet/price-min', '2.3', 'the lowest price is the lowest', async (bench) => {
      const lowest = Math.min(...(await simplePrices(bench)));
      claimEqual(
        (await countValues(bench, 'price'))['agg_min_final_price']?.value,
        lowest,
        'agg_min_final_price',
      );
    }),
    check('facet/price-max', '2.3', 'the highest price is the highest', async (bench) => {
      const highest = Math.max(...(await simplePrices(bench)));
      claimEqual(
        (await countValues(bench, 'price'))['agg_max_final_price']?.value,
        highest,
        'agg_max_final_price',
      );
    }),
    check('facet/range-keys', '2.3, 8', 'ranges are named by their ends', async (bench) => {
      const buckets = bucketsOf((await countValues(bench, 'price'))['agg_range_price']);
      const bad = buckets.find(({ key }) => !/^\d+\.\d+-(\d+\.\d+|\*)$/.test(String(key)));
      claim(buckets.length > 1 && bad === undefined, `a range is called "${bad?.key}"`);
    }),
    check('facet/range-ends', '2.3', "a range's ends are those of its name", async (bench) => {
      for (const { key, from, to } of bucketsOf(
        (await countValues(bench, 'price'))['agg_range_price'],
      )) {
        const [start = '', end = ''] = String(key).split('-');
        claimEqual(
          [from, to],
          [Number(start), end === '*' ? undefined : Number(end)],
          `from and to of ${key}`,
        );
      }
    }),
    check('facet/range-last', '2.3', 'the last range has no upper end', async (bench) => {
      const last = bucketsOf((await countValues(bench, 'price'))['agg_range_price']).at(-1);
      claimEqual([String(last?.key).endsWith('-*'), last?.to], [true, undefined], 'the last range');
    }),
    check(
      'facet/range-counts',
      '2.3',
      'the lower end belongs to a range, the upper one does not',
      async (bench) => {
        const prices = await simplePrices(bench);
        for (const { key, from = 0, to = Infinity, doc_count: count } of bucketsOf(
          (await countValues(bench, 'price'))['agg_range_price'],
        )) {
          claimEqual(
            count,
            prices.filter((price) => price >= from && price < to).length,
            `the count of ${key}`,
          );
        }
      },
    ),
    check(
      'facet/range-joined',
      '2.3',
      'each range begins where the one before ends',
      async (bench) => {
        const buckets = bucketsOf((await countValues(bench, 'price'))['agg_range_price']);
        claimEqual(
          buckets.slice(1).map(({ from }) => from),
          buckets.slice(0, -1).map(({ to }) => to),
          'where ranges begin',
        );
      },
    ),
    check('facet/range-chosen', '2.3', 'a chosen range is counted by itself', async (bench) => {
      const filters = [
        simple,
        { attribute: 'price', value: { gte: 1_234, lte: 987_654 }, scope: 'catalog' },
      ];
      const buckets = bucketsOf(
        (await countValues(bench, 'price', { filters }))['agg_range_price'],
      );
      claim(
        buckets.some(({ from, to }) => from === 1_234 && to === 987_654),
        'no bucket has its ends',
      );
    }),
    check('facet/nothing-found', '2.3', 'prices of nothing have no ends', async (bench) => {
      const nothing = [{ attribute: 'sku', value: { eq: 'no-such-sku' } }];
      const aggregations = await countValues(bench, 'price', { filters: nothing });
      claimEqual(aggregations['agg_min_final_price']?.value ?? null, null, 'agg_min_final_price');
    }),
  ],
};
