import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGlobMatch, projection } from './project-fields.ts';

const product = {
  id: 1,
  sku: 'A',
  name: 'Szék',
  price: 10,
  price_tax: 2,
  stock: { qty: 3, is_in_stock: true, use_config_min_qty: 1 },
  configurable_children: [
    { sku: 'A-1', price: 9, color: 1 },
    { sku: 'A-2', price: 8, color: 2 },
  ],
  category: [{ category_id: 2, name: 'Háló' }],
};

it.each<[story: string, include: string[], exclude: string[], expected: unknown]>([
  ['nothing asked: everything', [], [], product],
  ['plain names', ['id', 'sku'], [], { id: 1, sku: 'A' }],
  ['a star at the end', ['price*'], [], { price: 10, price_tax: 2 }],
  [
    'a star at the start reaches into lists',
    ['*sku'],
    [],
    { sku: 'A', configurable_children: [{ sku: 'A-1' }, { sku: 'A-2' }] },
  ],
  [
    'a path into a list of objects',
    ['configurable_children.color'],
    [],
    { configurable_children: [{ color: 1 }, { color: 2 }] },
  ],
  ['an object names all in it', ['category'], [], { category: product.category }],
  [
    'what is excluded stays out',
    ['stock'],
    ['stock.use_config_*'],
    { stock: { qty: 3, is_in_stock: true } },
  ],
  [
    'exclusion alone',
    [],
    ['configurable_children', 'category', '*price*', 'stock', 'name'],
    { id: 1, sku: 'A' },
  ],
  ['exclusion wins over inclusion', ['sku', 'price'], ['price'], { sku: 'A' }],
  ['a name nobody has', ['nothing'], [], {}],
])('[SE-6] keeps %s', (_story, include, exclude, expected) => {
  expect(projection(include, exclude).of(product)).toEqual(expected);
});

it('[SE-6] matches stars as a regular expression would, in time that does not explode', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 12 });
  const glob = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 });
  fc.assert(
    fc.property(glob, letters, (pattern, text) => {
      const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
      expect(isGlobMatch(pattern, text)).toBe(new RegExp(`^${source}$`).test(text));
    }),
    { numRuns: 500 },
  );
  const startedMs = Date.now();
  isGlobMatch('*a'.repeat(50) + 'b', 'a'.repeat(100));
  expect(Date.now() - startedMs).toBeLessThan(10_000);
});
