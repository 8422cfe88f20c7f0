import { expect, it } from 'vitest';
import { isOffSale, isSoldOut } from './sale-state.ts';

it.each([
  [undefined, false],
  [null, false],
  [0, false],
  [1, false],
  ['1', false],
  [2, true],
  ['2', true],
  [3, true],
])('[KE-20] a product of status %j is off sale: %s', (status, isOff) => {
  expect(isOffSale(status)).toBe(isOff);
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
])('[KE-21] a product whose stock says %j is sold out: %s', (isInStock, isOut) => {
  expect(isSoldOut({ stock: { is_in_stock: isInStock } })).toBe(isOut);
});

it.each([{}, { stock: undefined }, { stock: null }, { stock: {} }])(
  '[KE-21] a product of unknown stock %j is not sold out',
  (product) => {
    expect(isSoldOut(product)).toBe(false);
  },
);
