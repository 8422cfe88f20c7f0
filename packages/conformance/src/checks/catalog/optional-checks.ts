import { at, few, foundIds, isOneOf } from '../../bench/found-ids.ts';
import { check, type Check, type Section } from '../../run/check.ts';
import { claimEqual, needed } from '../../run/claim.ts';

/** An optional clause: tested on the whole catalog, without other clauses. */
function optional(
  id: string,
  what: string,
  valueOf: (ids: readonly number[]) => unknown,
  holds: (product: number, ids: readonly number[]) => boolean,
): Check {
  return check(`operator/${id}`, '2.2', what, async (bench) => {
    const { products } = await bench.samples();
    await bench.sample('isWhole');
    const ids = products.map((product) => product.id);
    const expected = ids.filter((product) => holds(product, ids));
    claimEqual(
      await foundIds(bench, [{ attribute: 'id', value: valueOf(ids) }], true),
      expected,
      'the ids found',
    );
  });
}

/** A condition on the existence of a field. */
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
      .filter((product) => wants(product.configurable_children !== undefined))
      .map((product) => product.id);
    claimEqual(
      await foundIds(bench, [{ attribute: 'configurable_children.sku', value }], isAlone),
      expected,
      'the ids found',
    );
  });
}

/** Checks of optional conditions, and of conditions on the existence of a value. */
export const optionalChecks: Section = {
  title: 'Optional conditions',
  checks: [
    optional(
      'or',
      'or finds what has a value, where nothing else is required',
      (ids) => ({ or: at(ids, 1) }),
      (product, ids) => product === at(ids, 1),
    ),
    optional(
      'or-list',
      'or takes a list',
      (ids) => ({ or: [at(ids, 0), at(ids, 1)] }),
      (product, ids) => isOneOf([at(ids, 0), at(ids, 1)])(product),
    ),
    optional(
      'nor',
      'nor finds what has not',
      (ids) => ({ nor: at(ids, 1) }),
      (product, ids) => product !== at(ids, 1),
    ),
    optional(
      'or-gt',
      'orGt is an optional gt',
      (ids) => ({ orGt: at(ids, 2) }),
      (product, ids) => product > at(ids, 2),
    ),
    optional(
      'or-gte',
      'orGte is an optional gte',
      (ids) => ({ orGte: at(ids, 2) }),
      (product, ids) => product >= at(ids, 2),
    ),
    optional(
      'or-lt',
      'orLt is an optional lt',
      (ids) => ({ orLt: at(ids, 2) }),
      (product, ids) => product < at(ids, 2),
    ),
    optional(
      'or-lte',
      'orLte is an optional lte',
      (ids) => ({ orLte: at(ids, 2) }),
      (product, ids) => product <= at(ids, 2),
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
        claimEqual(await foundIds(bench, filters, true), [first, second], 'the ids found');
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
        claimEqual(await foundIds(bench, filters, true), [first], 'the ids found');
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
  ],
};
