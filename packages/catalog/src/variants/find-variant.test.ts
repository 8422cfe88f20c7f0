import { describe, expect, it } from 'vitest';
import {
  firstVariant,
  isSelectable,
  variantByCriteria,
  variantBySku,
  variantsByCriteria,
} from './find-variant.ts';
import { configurable, inStock, soldOut, variant } from '../test/products.ts';

const table = configurable([
  variant('A-11-31', { status: 2 }),
  variant('A-11-32', soldOut),
  variant('A-12-31', inStock),
  variant('A-12-32'),
]);

describe('isSelectable', () => {
  it.each([
    ['of status 0', { status: 0 }, true],
    ['of status 1', { status: 1 }, true],
    ['of status 2', { status: 2 }, false],
    ['in stock', inStock, true],
    ['of unknown stock', {}, true],
    ['sold out', soldOut, false],
  ])('[PO-2] a variant %s', (_what, changes, choosable) => {
    expect(isSelectable(variant('A-1', changes), {})).toBe(choosable);
  });

  it('[PO-2] sold-out variants may be kept, disabled ones never', () => {
    expect(isSelectable(variant('A-1', soldOut), {}, { keepOutOfStock: true })).toBe(true);
    expect(isSelectable(variant('A-1', { status: 2 }), {}, { keepOutOfStock: true })).toBe(false);
  });

  it('[PO-2] fewer of a variant than its product is sold in are none', () => {
    const few = variant('A-1', { stock: { qty: 3, is_in_stock: true } });
    expect(isSelectable(few, { min_sale_qty: 3 })).toBe(true);
    expect(isSelectable(few, { min_sale_qty: 4 })).toBe(false);
    expect(isSelectable(few, { min_sale_qty: 4 }, { keepOutOfStock: true })).toBe(true);
  });
});

describe('looking for a variant', () => {
  it('[PO-3] the default is the first that can be chosen', () => {
    expect(firstVariant(table)?.sku).toBe('A-12-31');
    expect(firstVariant(table, { keepOutOfStock: true })?.sku).toBe('A-11-32');
    expect(firstVariant({})).toBeUndefined();
  });

  it('[PO-3] one is found by its sku, if it can be chosen', () => {
    expect(variantBySku(table, 'A-12-32')?.sku).toBe('A-12-32');
    expect(variantBySku(table, 'A-11-32')).toBeUndefined();
    expect(variantBySku(table, 'A-11-32', { keepOutOfStock: true })?.sku).toBe('A-11-32');
  });

  it('[PO-4] the first that has every wanted value is it', () => {
    expect(variantByCriteria(table, { color: '12', size: '32' })?.sku).toBe('A-12-32');
    expect(variantByCriteria(table, { color: '12' })?.sku).toBe('A-12-31');
    expect(variantByCriteria(table, { color: '11' })).toBeUndefined();
    expect(variantByCriteria(table, { color: '99' })).toBeUndefined();
  });

  it('[PO-4] of several wanted values any will do', () => {
    expect(variantByCriteria(table, { color: ['11', '12'], size: ['32'] })?.sku).toBe('A-12-32');
  });

  it('[PO-4] numbers of the catalogue equal their text', () => {
    const numbered = configurable([{ sku: 'A-1', color: 12 }]);
    expect(variantByCriteria(numbered, { color: '12' })?.sku).toBe('A-1');
  });

  it('[PO-4] a price range decides nothing, though variants have prices', () => {
    const priced = configurable([variant('A-11', { price: 60 }), variant('A-12', { price: 40 })]);
    expect(variantByCriteria(priced, { price: ['0-50'], color: '11' })?.sku).toBe('A-11');
  });

  it.each([
    ['an empty value', { color: '' }],
    ['no value', { color: [] }],
    ['what no variant has', { filter_group_1: ['7'] }],
  ])('[PO-4] %s decides nothing', (_what, wish) => {
    expect(variantByCriteria(table, { ...wish, size: '32' })?.sku).toBe('A-12-32');
  });

  it('[PO-4] all that fit are found in the catalogue’s order', () => {
    expect(variantsByCriteria(table, { color: '12' }).map(({ sku }) => sku)).toEqual([
      'A-12-31',
      'A-12-32',
    ]);
    expect(variantsByCriteria(table, {}, { keepOutOfStock: true })).toHaveLength(3);
  });

  it('[PO-5] empty criteria return the first variant that costs at most the original price', () => {
    const children = [
      variant('A-11', { price_incl_tax: 120 }),
      variant('A-12', { price_incl_tax: 100 }),
      variant('A-13', { price_incl_tax: 80 }),
    ];
    const found = (changes: object) => variantByCriteria(configurable(children, changes), {})?.sku;
    expect(found({ original_price_incl_tax: 100, price_incl_tax: 80 })).toBe('A-12');
    expect(found({ price_incl_tax: 80 })).toBe('A-13');
    expect(found({ price_incl_tax: 79 })).toBeUndefined();
    expect(found({})).toBe('A-11');
  });

  it('[PO-3] a product without variants has none to find', () => {
    expect(firstVariant({})).toBeUndefined();
    expect(variantBySku({}, 'A-12-31')).toBeUndefined();
    expect(variantByCriteria({}, { color: '12' })).toBeUndefined();
    expect(variantsByCriteria({}, { color: '12' })).toEqual([]);
  });

  it('[PO-4] a variant without the attribute is none of those that have the value', () => {
    const mixed = configurable([variant('A'), variant('A-12')]);
    expect(variantByCriteria(mixed, { color: '12' })?.sku).toBe('A-12');
    expect(variantsByCriteria(mixed, { color: ['99'] })).toEqual([]);
  });
});
