import { expect, it } from 'vitest';
import type { Source } from '../document.ts';
import { createUntaxedList, untaxedLines } from './untaxed-products.ts';

function countOf(product: Source): number {
  const list = createUntaxedList(new Set([2]));
  list.add({ sku: 'A', ...product });
  return list.products().count;
}

it.each<[title: string, product: Source]>([
  ['a class of no rule', { tax_class_id: 7, price: 100 }],
  ['a class of no rule in text', { tax_class_id: '7', price: 100 }],
  ['a price without a class', { price: 100 }],
  ['a computed price without a class', { type_id: 'simple', price_incl_tax: 100 }],
  [
    'a variant with a class of no rule',
    { type_id: 'configurable', tax_class_id: 2, configurable_children: [{ tax_class_id: 7 }] },
  ],
  [
    'a variant without a class, nor one of its product',
    { type_id: 'configurable', configurable_children: [{ price: 100 }] },
  ],
])('[PR-6] counts %s', (_title, product) => {
  expect(countOf(product)).toBe(1);
});

it.each<[title: string, product: Source]>([
  ['a class of a rule', { tax_class_id: 2, price: 100 }],
  ['an untaxed article', { tax_class_id: 0, price: 100 }],
  ['an article without a price', { price: 0 }],
  ['a bundle with the computed price of its parts', { type_id: 'bundle', price_incl_tax: 100 }],
  ['a group with the computed price of its parts', { type_id: 'grouped', price_incl_tax: 100 }],
  [
    'a configurable product with the price of a variant that has a class',
    {
      type_id: 'configurable',
      price_incl_tax: 100,
      configurable_children: [{ price: 100, tax_class_id: 2 }],
    },
  ],
  [
    'a variant without a class whose product has one',
    { type_id: 'configurable', tax_class_id: 2, configurable_children: [{ price: 100 }] },
  ],
])('[PR-6] does not count %s', (_title, product) => {
  expect(countOf(product)).toBe(0);
});

it('[PR-6] counts all and names the first ten', () => {
  const list = createUntaxedList(new Set());
  for (let at = 1; at <= 12; at += 1) list.add({ sku: `S${at}`, tax_class_id: 2 });
  expect(list.products().count).toBe(12);
  expect(list.products().skus).toEqual(Array.from({ length: 10 }, (_, at) => `S${at + 1}`));
});

it('[PR-6] says how many it does not name', () => {
  expect(untaxedLines({ count: 0, skus: [] })).toEqual([]);
  expect(untaxedLines({ count: 1, skus: ['A'] })[0]).toContain('without tax: A: import');
  expect(untaxedLines({ count: 3, skus: ['A', 'B'] })[0]).toContain('A, B and 1 more: import');
});
