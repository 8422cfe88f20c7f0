import * as fc from 'fast-check';
import type { SearchCriteria } from '../query/search-criteria.ts';
import { contractProduct } from './contract-products.ts';

type SearchFilter = SearchCriteria['filters'][number];

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const small = fc.integer({ min: 0, max: 4 });
const labelWord = fc.constantFrom('alma', 'Álom', 'bér', 'Zebra', 'szék');

const product = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    type_id: fc.constantFrom('simple', 'configurable'),
    color: optional(small),
    color_options: optional(fc.array(small, { maxLength: 3 })),
    label: optional(labelWord),
    tags: fc.array(labelWord, { maxLength: 3 }),
    sale: optional(fc.constantFrom('0', '1')),
    price: optional(fc.integer({ min: 0, max: 120 })),
    qty: small,
  })
  .map(({ id, price, qty, ...document }) =>
    contractProduct(String(id), { document, price, stock: { isInStock: qty > 0, qty } }),
  );
/** Up to 12 products with different ids. */
export const products = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 12 });

const field = fc.constantFrom('color', 'label', 'tags', 'sale', 'none', 'stock.qty', 'final_price');
const operand = fc.oneof(
  small,
  labelWord,
  fc.constant(null),
  fc.array(fc.oneof(small, labelWord), { minLength: 1, maxLength: 3 }),
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
/** Criteria with fields, words and numbers of those products, and with unknown ones. */
export const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
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
