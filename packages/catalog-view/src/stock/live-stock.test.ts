import { expect, it } from 'vitest';
import type { StockLevels } from './stock-levels.ts';
import { normaliseProduct, type NormalProduct, type Source } from '@shop/catalog-documents';
import { configurableSource, noFacts, variant } from '../test/product-sources.ts';
import { availabilityOf, stockKey, withBuyableOptions } from './live-stock.ts';

/** Stock levels with these pieces left; stock of articles without an entry is not tracked. */
const levelsOf = (left: Readonly<Record<string, number>>): StockLevels => ({
  of: (sku) => {
    const qty = left[sku];
    return qty === undefined
      ? undefined
      : { sku, productId: 1, qty, isInStock: true, manageStock: true };
  },
});

const chair = (fields: Source = {}): NormalProduct => {
  const variants = [
    variant(31, { color: 1 }),
    variant(32, { color: 2, status: 2 }),
    variant(33, { color: '3' }),
    variant(34, { color: 1 }),
  ];
  return normaliseProduct(configurableSource(3, variants, fields), noFacts);
};

it.each<[story: string, left: Readonly<Record<string, number>>, colors: readonly number[]]>([
  ['of all that are on sale while nobody counts', {}, [1, 3, 1]],
  ['not of one that is sold out', { 'SKU-33': 0 }, [1, 1]],
  ['of two alike while one of them is there', { 'SKU-31': 0, 'SKU-33': 2 }, [1, 3, 1]],
  ['of nothing when all are sold out', { 'SKU-31': 0, 'SKU-33': 0, 'SKU-34': 0 }, []],
])(
  '[CV-5] a filter meets the values of the variants that can be bought: %s',
  (_story, left, colors) => {
    expect(withBuyableOptions(chair(), levelsOf(left))['color_options']).toEqual(colors);
  },
);

it('[CV-5] does so too where a catalogue states the values of all variants', () => {
  const stated = chair({ color_options: [1, 2, 3] });
  expect(withBuyableOptions(stated, levelsOf({}))['color_options']).not.toContain(2);
});

it('[CV-6] prices variants by the stock of this moment, not by what their document says', () => {
  const { configurable_children: children } = withBuyableOptions(
    chair(),
    levelsOf({ 'SKU-31': 0 }),
  );
  expect(children?.map(({ stock }) => stock)).toMatchObject([
    { is_in_stock: false, qty: 0 },
    { is_in_stock: true },
    { is_in_stock: true },
    { is_in_stock: true },
  ]);
});

it('[CV-5] leaves a product without variants as it is', () => {
  const { configurable_children: _children, ...simple } = chair();
  expect(withBuyableOptions(simple, levelsOf({ 'SKU-3': 0 }))).toBe(simple);
});

it.each<[story: string, least: number | undefined, isInStock: boolean, colors: readonly number[]]>([
  ['piece by piece', undefined, true, [1, 3, 1]],
  ['in no fewer than are left of one colour', 5, true, [1, 1]],
  ['in more than are left of any', 6, false, []],
])('[CV-7] [PO-44] an article that is sold %s', (_story, least, isInStock, colors) => {
  const levels = levelsOf({ 'SKU-31': 3, 'SKU-33': 4, 'SKU-34': 5 });
  const sold = least === undefined ? chair() : chair({ min_sale_qty: least });
  expect(availabilityOf(stockKey(sold), levels)).toEqual({ isInStock, qty: 12 });
  const priced = withBuyableOptions(sold, levels);
  expect(priced['color_options']).toEqual(colors);
  const stockOf = (at: number) => priced.configurable_children?.[at]?.['stock'];
  expect(stockOf(0)).toMatchObject({ qty: 3, is_in_stock: (least ?? 1) <= 3 });
  expect(stockOf(3)).toMatchObject({ qty: 5, is_in_stock: (least ?? 1) <= 5 });
});

it('[CV-7] [PO-44] a simple product is there while as many are left as it is sold in', () => {
  const key = { sku: 'SKU-1', min_sale_qty: '3', qty_increments: 2 };
  expect(availabilityOf(key, levelsOf({ 'SKU-1': 4 }))).toEqual({ isInStock: true, qty: 4 });
  expect(availabilityOf(key, levelsOf({ 'SKU-1': 3 }))).toEqual({ isInStock: false, qty: 3 });
  expect(availabilityOf(key, levelsOf({}))).toEqual({ isInStock: true, qty: 0 });
});

// findings C6
it('[CV-7] a configurable without variants, or with none on sale, is sold out', () => {
  expect(availabilityOf(stockKey(chair({ configurable_children: [] })), levelsOf({}))).toEqual({
    isInStock: false,
    qty: 0,
  });
  const off = chair({ configurable_children: [variant(31, { status: 2 })] });
  expect(availabilityOf(stockKey(off), levelsOf({}))).toMatchObject({ isInStock: false });
});

it('[CV-7] the variants a product of another type has left over say nothing of it', () => {
  const simple = chair({ type_id: 'simple' });
  expect(availabilityOf(stockKey(simple), levelsOf({ 'SKU-3': 2, 'SKU-31': 0 }))).toEqual({
    isInStock: true,
    qty: 2,
  });
});
