import type { Product } from '@shop/contract';
import type { Bench } from '../bench.ts';
import { check, type Check, type Section } from '../check.ts';
import { claim, claimEqual, needed } from '../claim.ts';
import { priceOf, variantsOf } from '../samples.ts';

/** How many products an operator is tried on. */
const few = 30;

/** Ids found among the first products by these filters, in order. */
async function found(
  bench: Bench,
  filters: readonly object[],
  isAlone = false,
): Promise<readonly number[]> {
  const { products } = await bench.samples();
  const ids = products.slice(0, few).map(({ id }) => id);
  const among = { attribute: 'id', value: { in: ids }, scope: 'default' };
  const { items } = await bench.find({
    size: 4_000,
    sort: 'id:asc',
    include: ['id'],
    filters: [...(isAlone ? [] : [among]), ...(filters as { attribute: string; value: unknown }[])],
  });
  return items.map(({ id }) => Number(id));
}

/** An operator on ids, compared with the same done here. */
function onIds(
  id: string,
  what: string,
  valueOf: (ids: readonly number[]) => unknown,
  holds: (one: number, ids: readonly number[]) => boolean,
): Check {
  return check(`operator/${id}`, '2.2', what, async (bench) => {
    const { products } = await bench.samples();
    const ids = products.slice(0, few).map((one) => one.id);
    needed(ids[2], 'three products');
    const expected = ids.filter((one) => holds(one, ids));
    claimEqual(
      await found(bench, [{ attribute: 'id', value: valueOf(ids) }]),
      expected,
      'the ids found',
    );
  });
}

/** An optional clause: tried on the whole catalogue, where no other clause stands beside it. */
function optional(
  id: string,
  what: string,
  valueOf: (ids: readonly number[]) => unknown,
  holds: (one: number, ids: readonly number[]) => boolean,
): Check {
  return check(`operator/${id}`, '2.2', what, async (bench) => {
    const { products } = await bench.samples();
    await bench.sample('isWhole');
    const ids = products.map((one) => one.id);
    const expected = ids.filter((one) => holds(one, ids));
    claimEqual(
      await found(bench, [{ attribute: 'id', value: valueOf(ids) }], true),
      expected,
      'the ids found',
    );
  });
}

const at = (ids: readonly number[], place: number) => ids[Math.min(place, ids.length - 1)] ?? 0;
const has = (values: readonly number[]) => (one: number) => values.includes(one);
const shownField = 'url_path';

/** A condition on whether products have a field. */
function onField(
  id: string,
  what: string,
  value: unknown,
  wants: (isThere: boolean) => boolean,
  isAlone = false,
): Check {
  return check(`operator/${id}`, '2.2', what, async (bench) => {
    const { products } = await bench.samples();
    if (isAlone) await bench.sample('isWhole');
    const asked = isAlone ? products : products.slice(0, few);
    const expected = asked
      .filter((one) => wants(one.configurable_children !== undefined))
      .map((one) => one.id);
    claimEqual(
      await found(bench, [{ attribute: 'configurable_children.sku', value }], isAlone),
      expected,
      'the ids found',
    );
  });
}

/** A product's simple neighbours by price. */
async function simples(bench: Bench): Promise<readonly Product[]> {
  const { products } = await bench.samples();
  return products.filter((one) => one.type_id === 'simple' && priceOf(one) > 0);
}

/** Conditions of a search, each compared with the same done on the documents themselves. */
export const operatorChecks: Section = {
  title: 'Search conditions',
  checks: [
    onIds(
      'eq',
      'eq finds the one',
      (ids) => ({ eq: at(ids, 1) }),
      (one, ids) => one === at(ids, 1),
    ),
    onIds(
      'eq-text',
      'eq takes a number written as text',
      (ids) => ({ eq: String(at(ids, 1)) }),
      (one, ids) => one === at(ids, 1),
    ),
    onIds(
      'in',
      'in finds each of a list',
      (ids) => ({ in: [at(ids, 0), at(ids, 2)] }),
      (one, ids) => has([at(ids, 0), at(ids, 2)])(one),
    ),
    onIds(
      'in-text',
      'in takes numbers written as text',
      (ids) => ({ in: [String(at(ids, 0))] }),
      (one, ids) => one === at(ids, 0),
    ),
    onIds(
      'in-unknown',
      'in passes over values nobody has',
      (ids) => ({ in: [at(ids, 0), -1] }),
      (one, ids) => one === at(ids, 0),
    ),
    onIds(
      'in-empty',
      'in with an empty list finds nothing',
      () => ({ in: [] }),
      () => false,
    ),
    onIds(
      'eq-list',
      'eq takes a list, too',
      (ids) => ({ eq: [at(ids, 0), at(ids, 1)] }),
      (one, ids) => has([at(ids, 0), at(ids, 1)])(one),
    ),
    onIds(
      'bare',
      'a bare value means in',
      (ids) => at(ids, 1),
      (one, ids) => one === at(ids, 1),
    ),
    onIds(
      'bare-list',
      'a bare list means in',
      (ids) => [at(ids, 0), at(ids, 2)],
      (one, ids) => has([at(ids, 0), at(ids, 2)])(one),
    ),
    onIds(
      'nothing',
      'a condition without operators asks nothing',
      () => ({}),
      () => true,
    ),
    onIds(
      'neq',
      'neq leaves the one out',
      (ids) => ({ neq: at(ids, 1) }),
      (one, ids) => one !== at(ids, 1),
    ),
    onIds(
      'nin',
      'nin leaves each of a list out',
      (ids) => ({ nin: [at(ids, 0), at(ids, 1)] }),
      (one, ids) => !has([at(ids, 0), at(ids, 1)])(one),
    ),
    onIds(
      'gt',
      'gt finds what is more',
      (ids) => ({ gt: at(ids, 5) }),
      (one, ids) => one > at(ids, 5),
    ),
    onIds(
      'gte',
      'gte finds what is as much or more',
      (ids) => ({ gte: at(ids, 5) }),
      (one, ids) => one >= at(ids, 5),
    ),
    onIds(
      'lt',
      'lt finds what is less',
      (ids) => ({ lt: at(ids, 5) }),
      (one, ids) => one < at(ids, 5),
    ),
    onIds(
      'lte',
      'lte finds what is as much or less',
      (ids) => ({ lte: at(ids, 5) }),
      (one, ids) => one <= at(ids, 5),
    ),
    onIds(
      'from',
      'from means gte',
      (ids) => ({ from: at(ids, 5) }),
      (one, ids) => one >= at(ids, 5),
    ),
    onIds(
      'to',
      'to means lte',
      (ids) => ({ to: at(ids, 5) }),
      (one, ids) => one <= at(ids, 5),
    ),
    onIds(
      'moreq',
      'moreq means gte',
      (ids) => ({ moreq: at(ids, 5) }),
      (one, ids) => one >= at(ids, 5),
    ),
    onIds(
      'range',
      'gte and lte together bound a range',
      (ids) => ({ gte: at(ids, 2), lte: at(ids, 6) }),
      (one, ids) => one >= at(ids, 2) && one <= at(ids, 6),
    ),
    onIds(
      'range-open',
      'gt and lt leave the ends out',
      (ids) => ({ gt: at(ids, 2), lt: at(ids, 6) }),
      (one, ids) => one > at(ids, 2) && one < at(ids, 6),
    ),
    onIds(
      'range-from-to',
      'from and to together bound a range',
      (ids) => ({ from: at(ids, 2), to: at(ids, 6) }),
      (one, ids) => one >= at(ids, 2) && one <= at(ids, 6),
    ),
    onIds(
      'range-text',
      'a range takes numbers written as text',
      (ids) => ({ gte: String(at(ids, 5)) }),
      (one, ids) => one >= at(ids, 5),
    ),
    onIds(
      'range-crossed',
      'a range whose ends cross holds nothing',
      (ids) => ({ gt: at(ids, 6), lt: at(ids, 2) }),
      () => false,
    ),
    onIds(
      'first-decides',
      'the first operator decides',
      (ids) => ({ eq: at(ids, 1), neq: at(ids, 1) }),
      (one, ids) => one === at(ids, 1),
    ),
    onIds(
      'unknown',
      'an unknown operator means in',
      (ids) => ({ finset: at(ids, 1) }),
      (one, ids) => one === at(ids, 1),
    ),
    optional(
      'or',
      'or finds what has a value, where nothing else is required',
      (ids) => ({ or: at(ids, 1) }),
      (one, ids) => one === at(ids, 1),
    ),
    optional(
      'or-list',
      'or takes a list',
      (ids) => ({ or: [at(ids, 0), at(ids, 1)] }),
      (one, ids) => has([at(ids, 0), at(ids, 1)])(one),
    ),
    optional(
      'nor',
      'nor finds what has not',
      (ids) => ({ nor: at(ids, 1) }),
      (one, ids) => one !== at(ids, 1),
    ),
    optional(
      'or-gt',
      'orGt is an optional gt',
      (ids) => ({ orGt: at(ids, 2) }),
      (one, ids) => one > at(ids, 2),
    ),
    optional(
      'or-gte',
      'orGte is an optional gte',
      (ids) => ({ orGte: at(ids, 2) }),
      (one, ids) => one >= at(ids, 2),
    ),
    optional(
      'or-lt',
      'orLt is an optional lt',
      (ids) => ({ orLt: at(ids, 2) }),
      (one, ids) => one < at(ids, 2),
    ),
    optional(
      'or-lte',
      'orLte is an optional lte',
      (ids) => ({ orLte: at(ids, 2) }),
      (one, ids) => one <= at(ids, 2),
    ),
    check(
      'operator/or-two',
      '2.2',
      'of several optional conditions one is enough',
      async (bench) => {
        const { products } = await bench.samples();
        const [first, second] = [
          needed(products[0], 'products').id,
          needed(products[1], 'second product').id,
        ];
        const filters = [
          { attribute: 'id', value: { or: first } },
          { attribute: 'id', value: { or: second } },
        ];
        claimEqual(await found(bench, filters, true), [first, second], 'the ids found');
      },
    ),
    check(
      'operator/or-beside',
      '2.2',
      'an optional condition does not count beside a required one',
      async (bench) => {
        const { products } = await bench.samples();
        const [first, second] = [
          needed(products[0], 'products').id,
          needed(products[1], 'second product').id,
        ];
        const filters = [
          { attribute: 'id', value: { eq: first } },
          { attribute: 'id', value: { or: second } },
        ];
        claimEqual(await found(bench, filters, true), [first], 'the ids found');
      },
    ),
    onField('eq-null', 'eq null finds what has the field', { eq: null }, (isThere) => isThere),
    onField('in-null', 'in [null] finds what has the field', { in: [null] }, (isThere) => isThere),
    onField('neq-null', 'neq null finds what has not', { neq: null }, (isThere) => !isThere),
    onField('nin-null', 'nin null finds what has not', { nin: null }, (isThere) => !isThere),
    onField(
      'or-null',
      'or null finds what has not, where nothing else is required',
      { or: null },
      (isThere) => !isThere,
      true,
    ),
    onField(
      'nor-null',
      'nor null finds what has, where nothing else is required',
      { nor: null },
      (isThere) => isThere,
      true,
    ),
    check('operator/all', '2.2', 'every condition must hold', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(products[0], 'products');
      const filters = [
        { attribute: 'sku', value: { eq: one.sku } },
        { attribute: 'type_id', value: { neq: one.type_id } },
      ];
      claimEqual(await found(bench, filters), [], 'the ids found');
    }),
    check('operator/text', '2.2', 'a text is compared whole', async (bench) => {
      const { id, sku } = await bench.chair();
      claimEqual(
        await found(bench, [{ attribute: 'sku', value: { eq: sku } }], true),
        [id],
        'the ids found',
      );
      const part = await found(
        bench,
        [{ attribute: 'sku', value: { eq: sku.slice(0, -1) } }],
        true,
      );
      claim(!part.includes(id), 'a part of the sku found it');
    }),
    check('operator/member', '2.2, 8', 'a list matches by any of its members', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find(({ category_ids: ids = [] }) => ids.length > 0),
        'product in a category',
      );
      const category = one.category_ids?.at(-1) ?? '';
      const expected = products
        .filter((other) => other.category_ids?.includes(category))
        .slice(0, few)
        .map(({ id }) => id);
      const ids = await found(
        bench,
        [{ attribute: 'category_ids', value: { in: [category] } }],
        true,
      );
      claimEqual(ids.slice(0, expected.length), expected, 'the ids found');
    }),
    check('operator/member-number', '8', 'members match as number and as text', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find(({ category_ids: ids = [] }) => ids.length > 0),
        'product in a category',
      );
      const category = one.category_ids?.at(-1) ?? '';
      const asText = await found(
        bench,
        [{ attribute: 'category_ids', value: { in: [category] } }],
        true,
      );
      const asNumber = await found(
        bench,
        [{ attribute: 'category_ids', value: { in: [Number(category)] } }],
        true,
      );
      claimEqual(asNumber, asText, 'the ids found by a number');
    }),
    check('operator/dotted', '2.2', 'a path walks through lists of objects', async (bench) => {
      const one = await bench.sample('configurable');
      const sku = variantsOf(one)[0]?.sku;
      claimEqual(
        await found(bench, [{ attribute: 'configurable_children.sku', value: { eq: sku } }], true),
        [one.id],
        'the ids found',
      );
    }),
    check('operator/category-name', '2.2', 'category.name is compared whole', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find(({ category = [] }) => category.some(({ name }) => name !== undefined)),
        'product with the name of a category',
      );
      const name = one.category?.find((entry) => entry.name !== undefined)?.name ?? '';
      const ids = await found(bench, [{ attribute: 'category.name', value: { eq: name } }], true);
      claim(ids.includes(one.id), `product ${one.id} is not found by "${name}"`);
      const part = await found(
        bench,
        [{ attribute: 'category.name', value: { eq: name.slice(0, -1) } }],
        true,
      );
      claim(!part.includes(one.id), 'a part of the name found it');
    }),
    ...(
      [
        ['true', true],
        ['1', 1],
        ['"1"', '1'],
      ] as const
    ).map(([id, value]) =>
      check(
        `operator/flag-${typeof value}`,
        '8',
        `a flag is found by ${id}`,
        async ({ find, samples }) => {
          const { categories } = await samples();
          const expected = categories
            .filter((one) => one.is_active !== false)
            .map((one) => one.id)
            .sort((a, b) => a - b);
          needed(expected[0], 'active categories');
          const { items } = await find({
            type: 'category',
            size: 4_000,
            filters: [{ attribute: 'is_active', value: { eq: value } }],
          });
          claimEqual(
            items.map(({ id: one }) => Number(one)).sort((a, b) => a - b),
            expected,
            'the ids found',
          );
        },
      ),
    ),
    check(
      'scope/catalog-variants',
      '2.2',
      "a shopper's filter finds a configurable by its options",
      async (bench) => {
        const [one, code, value] = await optionValue(bench);
        const ids = await found(
          bench,
          [{ attribute: code, value: { in: [value] }, scope: 'catalog' }],
          true,
        );
        claim(ids.includes(one.id), `configurable ${one.id} is not found by ${code} ${value}`);
      },
    ),
    check(
      'scope/default-own',
      '2.2',
      'any other filter looks at the product itself alone',
      async (bench) => {
        const [one, code, value] = await optionValue(bench);
        const ids = await found(
          bench,
          [{ attribute: code, value: { in: [value] }, scope: 'default' }],
          true,
        );
        claimEqual(
          ids.includes(one.id),
          one[code] !== undefined && String(one[code]) === value,
          `whether ${one.id} is found`,
        );
      },
    ),
    check('scope/list', '2.2', 'a scope may be a list', async (bench) => {
      const [one, code, value] = await optionValue(bench);
      const ids = await found(
        bench,
        [{ attribute: code, value: { in: [value] }, scope: ['catalog'] }],
        true,
      );
      claim(ids.includes(one.id), `configurable ${one.id} is not found by ${code} ${value}`);
    }),
    check(
      'price/final',
      '2.2, 8',
      "a shopper's price filter compares what shoppers pay",
      async (bench) => {
        const all = await simples(bench);
        const limit = priceOf(needed(all[Math.floor(all.length / 2)], 'simple products'));
        const expected = all.filter((one) => priceOf(one) <= limit).map(({ id }) => id);
        const filters = [
          { attribute: 'id', value: { in: all.map(({ id }) => id) } },
          { attribute: 'price', value: { lte: limit }, scope: 'catalog' },
        ];
        claimEqual(await found(bench, filters, true), expected, 'the ids found');
      },
    ),
    check('price/range', '2.2', 'both ends of a price range belong to it', async (bench) => {
      const one = await bench.chair();
      const value = { gte: priceOf(one), lte: priceOf(one) };
      const ids = await found(bench, [{ attribute: 'price', value, scope: 'catalog' }], true);
      claim(ids.includes(one.id), `product ${one.id} at ${priceOf(one)} is not found`);
    }),
    check('price/offer', '2.2', 'an offer is found by its lowered price', async (bench) => {
      const one = await bench.sample('special');
      const value = { gte: priceOf(one), lte: priceOf(one) };
      const ids = await found(bench, [{ attribute: 'price', value, scope: 'catalog' }], true);
      claim(ids.includes(one.id), `product ${one.id} at ${priceOf(one)} is not found`);
    }),
    check(
      'query/visibility',
      '2.5',
      'lists ask for visibility and status at once',
      async (bench) => {
        const { products } = await bench.samples();
        const filters = [
          { attribute: 'visibility', value: { in: [2, 3, 4] } },
          { attribute: 'status', value: { in: [0, 1] } },
        ];
        const expected = products
          .slice(0, few)
          .filter((one) => (one.visibility ?? 0) > 1 && (one.status ?? 0) < 2)
          .map(({ id }) => id);
        claimEqual(await found(bench, filters), expected, 'the ids found');
      },
    ),
    check('query/path', '2.5', 'a product is found by its path', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find((product) => product[shownField] !== undefined),
        'product with a url_path',
      );
      const ids = await found(
        bench,
        [{ attribute: shownField, value: { eq: one.url_path } }],
        true,
      );
      claim(ids.includes(one.id), `product ${one.id} is not found by ${one.url_path}`);
    }),
    check(
      'query/parents',
      '2.5',
      'categories are found by their parent',
      async ({ find, samples }) => {
        const { categories } = await samples();
        const child = needed(
          categories.find((one) => (one.parent_id ?? 0) > 1),
          'category below another',
        );
        const { items } = await find({
          type: 'category',
          size: 4_000,
          filters: [{ attribute: 'parent_id', value: { eq: child.parent_id } }],
        });
        const expected = categories
          .filter((one) => one.parent_id === child.parent_id)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
        claimEqual(
          items.map(({ id }) => Number(id)).sort((a, b) => a - b),
          expected,
          'the ids found',
        );
      },
    ),
    check(
      'query/non-empty',
      '2.5',
      'categories with products in them are found',
      async ({ find, samples }) => {
        const { categories } = await samples();
        const expected = categories
          .filter((one) => (one.product_count ?? 0) > 0)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
        const { items } = await find({
          type: 'category',
          size: 4_000,
          filters: [{ attribute: 'product_count', value: { gt: 0 } }],
        });
        claimEqual(
          items.map(({ id }) => Number(id)).sort((a, b) => a - b),
          expected,
          'the ids found',
        );
      },
    ),
    check('query/wishlist', '2.5', 'products are found by a list of ids', async (bench) => {
      const { products } = await bench.samples();
      const ids = products.slice(0, 3).map(({ id }) => id);
      claimEqual(
        await found(bench, [{ attribute: 'id', value: { in: ids } }], true),
        ids,
        'the ids found',
      );
    }),
  ],
};

/** A configurable and a value of its first option. */
async function optionValue(
  bench: Bench,
): Promise<readonly [one: Product, code: string, value: string]> {
  const one = await bench.sample('configurable');
  const [option] = one.configurable_options ?? [];
  return [one, option?.attribute_code ?? '', option?.values[0]?.value_index ?? ''];
}
