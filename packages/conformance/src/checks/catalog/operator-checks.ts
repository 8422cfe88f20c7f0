import { at, few, foundIds, isOneOf } from '../../bench/found-ids.ts';
import { check, type Check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { variantsOf } from '../../bench/samples.ts';

/** Compares an operator on ids with the same operation here. */
function onIds(
  id: string,
  what: string,
  valueOf: (ids: readonly number[]) => unknown,
  holds: (product: number, ids: readonly number[]) => boolean,
): Check {
  return check(`operator/${id}`, '2.2', what, async (bench) => {
    const { products } = await bench.samples();
    const ids = products.slice(0, few).map((product) => product.id);
    needed(ids[2], 'three products');
    const expected = ids.filter((product) => holds(product, ids));
    claimEqual(
      await foundIds(bench, [{ attribute: 'id', value: valueOf(ids) }]),
      expected,
      'the ids found',
    );
  });
}

/** Checks of search operators, each compared with the same operation on the documents themselves. */
export const operatorChecks: Section = {
  title: 'Search operators',
  checks: [
    onIds(
      'eq',
      'eq finds the one',
      (ids) => ({ eq: at(ids, 1) }),
      (product, ids) => product === at(ids, 1),
    ),
    onIds(
      'eq-text',
      'eq takes a number written as text',
      (ids) => ({ eq: String(at(ids, 1)) }),
      (product, ids) => product === at(ids, 1),
    ),
    onIds(
      'in',
      'in finds each of a list',
      (ids) => ({ in: [at(ids, 0), at(ids, 2)] }),
      (product, ids) => isOneOf([at(ids, 0), at(ids, 2)])(product),
    ),
    onIds(
      'in-text',
      'in takes numbers written as text',
      (ids) => ({ in: [String(at(ids, 0))] }),
      (product, ids) => product === at(ids, 0),
    ),
    onIds(
      'in-unknown',
      'in passes over values nobody has',
      (ids) => ({ in: [at(ids, 0), -1] }),
      (product, ids) => product === at(ids, 0),
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
      (product, ids) => isOneOf([at(ids, 0), at(ids, 1)])(product),
    ),
    onIds(
      'bare',
      'a bare value means in',
      (ids) => at(ids, 1),
      (product, ids) => product === at(ids, 1),
    ),
    onIds(
      'bare-list',
      'a bare list means in',
      (ids) => [at(ids, 0), at(ids, 2)],
      (product, ids) => isOneOf([at(ids, 0), at(ids, 2)])(product),
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
      (product, ids) => product !== at(ids, 1),
    ),
    onIds(
      'nin',
      'nin leaves each of a list out',
      (ids) => ({ nin: [at(ids, 0), at(ids, 1)] }),
      (product, ids) => !isOneOf([at(ids, 0), at(ids, 1)])(product),
    ),
    onIds(
      'gt',
      'gt finds what is more',
      (ids) => ({ gt: at(ids, 5) }),
      (product, ids) => product > at(ids, 5),
    ),
    onIds(
      'gte',
      'gte finds what is as much or more',
      (ids) => ({ gte: at(ids, 5) }),
      (product, ids) => product >= at(ids, 5),
    ),
    onIds(
      'lt',
      'lt finds what is less',
      (ids) => ({ lt: at(ids, 5) }),
      (product, ids) => product < at(ids, 5),
    ),
    onIds(
      'lte',
      'lte finds what is as much or less',
      (ids) => ({ lte: at(ids, 5) }),
      (product, ids) => product <= at(ids, 5),
    ),
    onIds(
      'from',
      'from means gte',
      (ids) => ({ from: at(ids, 5) }),
      (product, ids) => product >= at(ids, 5),
    ),
    onIds(
      'to',
      'to means lte',
      (ids) => ({ to: at(ids, 5) }),
      (product, ids) => product <= at(ids, 5),
    ),
    onIds(
      'moreq',
      'moreq means gte',
      (ids) => ({ moreq: at(ids, 5) }),
      (product, ids) => product >= at(ids, 5),
    ),
    onIds(
      'range',
      'gte and lte together bound a range',
      (ids) => ({ gte: at(ids, 2), lte: at(ids, 6) }),
      (product, ids) => product >= at(ids, 2) && product <= at(ids, 6),
    ),
    onIds(
      'range-open',
      'gt and lt leave the ends out',
      (ids) => ({ gt: at(ids, 2), lt: at(ids, 6) }),
      (product, ids) => product > at(ids, 2) && product < at(ids, 6),
    ),
    onIds(
      'range-from-to',
      'from and to together bound a range',
      (ids) => ({ from: at(ids, 2), to: at(ids, 6) }),
      (product, ids) => product >= at(ids, 2) && product <= at(ids, 6),
    ),
    onIds(
      'range-text',
      'a range takes numbers written as text',
      (ids) => ({ gte: String(at(ids, 5)) }),
      (product, ids) => product >= at(ids, 5),
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
      (product, ids) => product === at(ids, 1),
    ),
    onIds(
      'unknown',
      'an unknown operator means in',
      (ids) => ({ finset: at(ids, 1) }),
      (product, ids) => product === at(ids, 1),
    ),
    check('operator/all', '2.2', 'every condition must hold', async (bench) => {
      const { products } = await bench.samples();
      const product = needed(products[0], 'products');
      const filters = [
        { attribute: 'sku', value: { eq: product.sku } },
        { attribute: 'type_id', value: { neq: product.type_id } },
      ];
      claimEqual(await foundIds(bench, filters), [], 'the ids found');
    }),
    check('operator/text', '2.2', 'a text is compared whole', async (bench) => {
      const { id, sku } = await bench.chair();
      claimEqual(
        await foundIds(bench, [{ attribute: 'sku', value: { eq: sku } }], true),
        [id],
        'the ids found',
      );
      const part = await foundIds(
        bench,
        [{ attribute: 'sku', value: { eq: sku.slice(0, -1) } }],
        true,
      );
      claim(!part.includes(id), 'a part of the sku found it');
    }),
    check('operator/member', '2.2, 8', 'a list matches by any of its members', async (bench) => {
      const { products } = await bench.samples();
      const product = needed(
        products.find(({ category_ids: ids = [] }) => ids.length > 0),
        'product in a category',
      );
      const category = product.category_ids?.at(-1) ?? '';
      const expected = products
        .filter((product) => product.category_ids?.includes(category))
        .slice(0, few)
        .map(({ id }) => id);
      const ids = await foundIds(
        bench,
        [{ attribute: 'category_ids', value: { in: [category] } }],
        true,
      );
      claimEqual(ids.slice(0, expected.length), expected, 'the ids found');
    }),
    check('operator/member-number', '8', 'members match as number and as text', async (bench) => {
      const { products } = await bench.samples();
      const product = needed(
        products.find(({ category_ids: ids = [] }) => ids.length > 0),
        'product in a category',
      );
      const category = product.category_ids?.at(-1) ?? '';
      const asText = await foundIds(
        bench,
        [{ attribute: 'category_ids', value: { in: [category] } }],
        true,
      );
      const asNumber = await foundIds(
        bench,
        [{ attribute: 'category_ids', value: { in: [Number(category)] } }],
        true,
      );
      claimEqual(asNumber, asText, 'the ids found by a number');
    }),
    check('operator/dotted', '2.2', 'a path walks through lists of objects', async (bench) => {
      const product = await bench.sample('configurable');
      const sku = variantsOf(product)[0]?.sku;
      claimEqual(
        await foundIds(
          bench,
          [{ attribute: 'configurable_children.sku', value: { eq: sku } }],
          true,
        ),
        [product.id],
        'the ids found',
      );
    }),
    check('operator/category-name', '2.2', 'category.name is compared whole', async (bench) => {
      const { products } = await bench.samples();
      const product = needed(
        products.find(({ category = [] }) => category.some(({ name }) => name !== undefined)),
        'product with the name of a category',
      );
      const name = product.category?.find((entry) => entry.name !== undefined)?.name ?? '';
      const ids = await foundIds(
        bench,
        [{ attribute: 'category.name', value: { eq: name } }],
        true,
      );
      claim(ids.includes(product.id), `product ${product.id} is not found by "${name}"`);
      const part = await foundIds(
        bench,
        [{ attribute: 'category.name', value: { eq: name.slice(0, -1) } }],
        true,
      );
      claim(!part.includes(product.id), 'a part of the name found it');
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
            .filter((product) => product.is_active !== false)
            .map((product) => product.id)
            .sort((a, b) => a - b);
          needed(expected[0], 'active categories');
          const { items } = await find({
            type: 'category',
            size: 4_000,
            filters: [{ attribute: 'is_active', value: { eq: value } }],
          });
          claimEqual(
            items.map(({ id: product }) => Number(product)).sort((a, b) => a - b),
            expected,
            'the ids found',
          );
        },
      ),
    ),
  ],
};
