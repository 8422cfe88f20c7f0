import { expect, it } from 'vitest';
import {
  isSalable,
  isDisabled,
  isSoldOut,
  salableQuantity,
  isOutOfStock,
  type StockCount,
  type StockedArticle,
} from './sale-state.ts';

it.each([
  [undefined, false],
  [null, false],
  [0, false],
  [1, false],
  ['1', false],
  [2, true],
  ['2', true],
  [3, true],
])('[PO-41] a product of status %j is off sale: %s', (status, isOff) => {
  expect(isDisabled(status)).toBe(isOff);
});

it.each([
  [true, false],
  [1, false],
  ['1', false],
  [false, true],
  [0, true],
  ['0', true],
  [undefined, false],
  [null, false],
])('[PO-42] a product whose stock says %j is sold out: %s', (isInStock, isOut) => {
  expect(isSoldOut({ stock: { is_in_stock: isInStock } })).toBe(isOut);
  expect(isOutOfStock({ stock: { is_in_stock: isInStock } })).toBe(isOut);
});

it.each<
  [story: string, article: StockedArticle, isOut: boolean, others?: Parameters<typeof isSoldOut>[1]]
>([
  ['as many are left as its least', { stock: { qty: 4 }, min_sale_qty: 4 }, false],
  ['fewer are left', { stock: { qty: 3, is_in_stock: true }, min_sale_qty: 4 }, true],
  ['fewer are left than one pack', { stock: { qty: '5' }, qty_increments: '6' }, true],
  ['nobody counts', { stock: { qty: 3, manage_stock: false }, min_sale_qty: 4 }, false],
  ['nobody counts, as text', { stock: { qty: 3, manage_stock: '0' }, min_sale_qty: 4 }, false],
  ['somebody counts', { stock: { qty: 3, manage_stock: 1 }, min_sale_qty: 4 }, true],
  ['somebody counts, as text', { stock: { qty: 3, manage_stock: '1' }, min_sale_qty: 4 }, true],
  ['it does not say who counts', { stock: { qty: 3, manage_stock: null }, min_sale_qty: 4 }, true],
  ['none is left and it may be sold beforehand', { stock: { qty: 0 }, min_sale_qty: 4 }, false],
  ['nobody knows how many', { stock: { is_in_stock: 1 }, min_sale_qty: 4 }, false],
  ['half a piece is left of what goes by the piece', { stock: { qty: 0.5 } }, true],
  ['its product says the least', { stock: { qty: 3 } }, true, { min: 4, increment: 1 }],
  [
    'it says another least than its product',
    { stock: { qty: 3 }, min_sale_qty: 2, qty_increments: 1 },
    false,
    { min: 4, increment: 1 },
  ],
])('[PO-44] %s', (_story, article, isOut, others) => {
  expect(isSoldOut(article, others)).toBe(isOut);
});

it.each([{}, { stock: undefined }, { stock: null }, { stock: {} }])(
  '[PO-42] a product of unknown stock %j is not sold out',
  (product) => {
    expect(isSoldOut(product)).toBe(false);
  },
);

it.each<
  [story: string, count: Partial<StockCount>, pieces: number, hasOne: boolean, hasFour: boolean]
>([
  ['pieces left', { qty: 3 }, 3, true, false],
  ['as many as its least', { qty: 4 }, 4, true, true],
  ['none left', { qty: 0 }, 0, false, false],
  ['a switch that is off', { qty: 9, isInStock: false }, 0, false, false],
  ['nobody who counts', { qty: 0, manageStock: false }, Infinity, true, true],
  [
    'nobody who counts and a switch that is off',
    { isInStock: false, manageStock: false },
    0,
    false,
    false,
  ],
])('[PO-45] of an article with %s so many can be had', (_story, said, pieces, hasOne, hasFour) => {
  const count = { qty: 9, isInStock: true, manageStock: true, ...said };
  expect(salableQuantity(count)).toBe(pieces);
  expect(isSalable(count)).toBe(hasOne);
  expect(isSalable(count, { min: 4 })).toBe(hasFour);
});
