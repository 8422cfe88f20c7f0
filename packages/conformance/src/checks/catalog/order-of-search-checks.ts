import { foldText } from '@shop/format';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import type { FindQuery } from '../../bench/find.ts';
import { priceOf, variantsOf } from '../../bench/samples.ts';

async function idsBy(bench: Bench, query: FindQuery): Promise<readonly number[]> {
  const { items } = await bench.find({ size: 4_000, include: ['id'], ...query });
  return items.map(({ id }) => Number(id));
}

/** Returns values of a field in the order of a search. */
async function valuesBy(
  bench: Bench,
  field: string,
  query: FindQuery,
): Promise<readonly unknown[]> {
  const { items } = await bench.find({ size: 100, include: ['id', field], ...query });
  return items
    .map((product) => product[field])
    .filter((value) => value !== undefined && value !== null);
}

function claimSorted(values: readonly unknown[], direction: 'asc' | 'desc'): void {
  needed(values[1], 'two values to sort');
  const sign = direction === 'asc' ? 1 : -1;
  const bad = values.findIndex((value, at) => at > 0 && sign * order(values[at - 1], value) > 0);
  claim(bad === -1, `${String(values[bad - 1])} comes before ${String(values[bad])}`);
}

function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** Returns a word of the chair's name that is long enough for a search. */
async function wordOf(bench: Bench): Promise<readonly [word: string, id: number]> {
  const { products } = await bench.samples();
  const names = products.filter(
    (product) => product.visibility === 4 && product.type_id === 'simple',
  );
  const response = names.flatMap(({ id, name }) => {
    const word = name.split(/[^\p{L}]+/u).find((part) => part.length >= 6);
    return word === undefined ? [] : [[word, id] as const];
  });
  return needed(response[0], 'product with a word of six letters');
}

/** Checks of the order of documents, and of text searches. */
export const orderOfSearchChecks: Section = {
  title: 'Sorting and search text',
  checks: [
    ...(['asc', 'desc'] as const).flatMap((direction) => [
      check(`sort/id-${direction}`, '2.1', `id:${direction} sorts by number`, async (bench) => {
        claimSorted(await valuesBy(bench, 'id', { sort: `id:${direction}` }), direction);
      }),
      check(
        `sort/created-${direction}`,
        '2.1',
        `created_at:${direction} sorts by age`,
        async (bench) => {
          claimSorted(
            await valuesBy(bench, 'created_at', { sort: `created_at:${direction}` }),
            direction,
          );
        },
      ),
      check(
        `sort/price-${direction}`,
        '2.2',
        `final_price:${direction} sorts by what shoppers pay`,
        async (bench) => {
          const filters = [{ attribute: 'type_id', value: { eq: 'simple' } }];
          const values = await valuesBy(bench, 'price_incl_tax', {
            sort: `final_price:${direction}`,
            filters,
          });
          claimSorted(values, direction);
        },
      ),
      check(
        `sort/applied-${direction}`,
        '2.2',
        `_appliedSort takes ${direction}`,
        async (bench) => {
          claimSorted(
            await valuesBy(bench, 'id', { sorts: [{ field: 'id', options: direction }] }),
            direction,
          );
        },
      ),
    ]),
    check('sort/bare', '2.1', 'a field without a direction sorts ascending', async (bench) => {
      claimSorted(await valuesBy(bench, 'id', { sort: 'id' }), 'asc');
    }),
    check('sort/object', '2.2', '_appliedSort takes a direction in an object', async (bench) => {
      claimSorted(
        await valuesBy(bench, 'id', { sorts: [{ field: 'id', options: { order: 'desc' } }] }),
        'desc',
      );
    }),
    check('sort/alone', '2.2', 'a sort counts without any filter', async (bench) => {
      const ids = await idsBy(bench, { sort: 'id:desc', size: 5 });
      claimEqual(
        ids,
        [...ids].sort((a, b) => b - a),
        'the ids',
      );
    }),
    check('sort/positions', '2.5', 'categories come by their position', async (bench) => {
      claimSorted(
        await valuesBy(bench, 'position', { type: 'category', sort: 'position:asc' }),
        'asc',
      );
    }),
    check('sort/random', '2.2', 'a random order brings the same documents', async (bench) => {
      const { products } = await bench.samples();
      await bench.sample('isWhole');
      const ids = await idsBy(bench, { sorts: [{ field: 'random' }] });
      claimEqual(
        [...ids].sort((a, b) => a - b),
        products.map(({ id }) => id),
        'the ids',
      );
    }),
    check(
      'sort/unknown',
      '2.1',
      'an unknown field sorts nothing and loses nothing',
      async (bench) => {
        const { total } = await bench.find({ size: 1 });
        claimEqual(
          (await bench.find({ size: 1, sort: 'no_such_field:asc' })).total,
          total,
          'the total',
        );
      },
    ),
    check('sort/stable', '2.1', 'ties come in the same order again', async (bench) => {
      const ask = () => idsBy(bench, { sort: 'status:asc', size: 50 });
      const [first, second] = await Promise.all([ask(), ask()]);
      claimEqual(second, first, 'the ids the second time');
    }),
    check('text/word', '2.2', 'a word of the name finds it', async (bench) => {
      const [word, id] = await wordOf(bench);
      claim(
        (await idsBy(bench, { text: word })).includes(id),
        `"${word}" does not find product ${id}`,
      );
    }),
    check('text/case', '2.2', 'capitals do not matter', async (bench) => {
      const [word, id] = await wordOf(bench);
      claim(
        (await idsBy(bench, { text: word.toUpperCase() })).includes(id),
        `"${word.toUpperCase()}" does not find product ${id}`,
      );
    }),
    check('text/accents', '7', 'accents do not matter', async (bench) => {
      const [word, id] = await wordOf(bench);
      claim(
        (await idsBy(bench, { text: foldText(word) })).includes(id),
        `"${foldText(word)}" does not find product ${id}`,
      );
    }),
    check('text/typo', '2.2', 'one wrong letter does not matter', async (bench) => {
      const [word, id] = await wordOf(bench);
      const typo = `${word.slice(0, -2)}${word.at(-2) === 'x' ? 'q' : 'x'}${word.slice(-1)}`;
      claim(
        (await idsBy(bench, { text: typo })).includes(id),
        `"${typo}" does not find product ${id}`,
      );
    }),
    check('text/sku', '2.2', 'an article number finds it', async (bench) => {
      const { id, sku } = await bench.chair();
      claim(
        (await idsBy(bench, { text: sku })).includes(id),
        `"${sku}" does not find product ${id}`,
      );
    }),
    check(
      'text/variant-sku',
      '2.2',
      'the article number of a variant finds its configurable',
      async (bench) => {
        const product = await bench.sample('configurable');
        const sku = variantsOf(product)[0]?.sku ?? '';
        claim(
          (await idsBy(bench, { text: sku })).includes(product.id),
          `"${sku}" does not find product ${product.id}`,
        );
      },
    ),
    check('text/nonsense', '2.2', 'a word nobody has finds nothing', async ({ find }) => {
      claimEqual((await find({ text: 'qqxzvkjw', size: 1 })).total, 0, 'the total');
    }),
    check('text/empty', '2.2', 'an empty text asks nothing', async ({ find }) => {
      const { total } = await find({ size: 1 });
      claimEqual((await find({ text: '', size: 1 })).total, total, 'the total');
    }),
    check('text/score', '2.3', 'what fits better comes first', async (bench) => {
      const [word] = await wordOf(bench);
      const { items } = await bench.find({ text: word, size: 100, include: ['id'] });
      const scores = items.map((product) => Number(product['_score']));
      claimEqual(
        scores,
        [...scores].sort((a, b) => b - a),
        'the scores',
      );
    }),
    check('text/sorted', '2.2', 'a sort counts beside a text', async (bench) => {
      const [word] = await wordOf(bench);
      const ids = await idsBy(bench, { text: word, sort: 'id:asc' });
      claimEqual(
        ids,
        [...ids].sort((a, b) => a - b),
        'the ids',
      );
    }),
    check('text/filtered', '2.2', 'filters count beside a text', async (bench) => {
      const [word, id] = await wordOf(bench);
      const ids = await idsBy(bench, {
        text: word,
        filters: [{ attribute: 'id', value: { neq: id } }],
      });
      claim(!ids.includes(id), `product ${id} was found all the same`);
    }),
    check('text/price', '2.2', 'a text and a price go together', async (bench) => {
      const [word, id] = await wordOf(bench);
      const one = needed(
        (await bench.samples()).products.find((product) => product.id === id),
        'such product',
      );
      const value = { gte: priceOf(one), lte: priceOf(one) };
      const ids = await idsBy(bench, {
        text: word,
        filters: [{ attribute: 'price', value, scope: 'catalog' }],
      });
      claim(ids.includes(id), `product ${id} is not found`);
    }),
  ],
};
