import { expect, it } from 'vitest';
import { roundDownQuantity, roundUpQuantity, quantityRules } from './quantity-rules.ts';

it.each<[story: string, article: Parameters<typeof quantityRules>[0], least: number, step: number]>(
  [
    ['piece by piece where nothing is said', {}, 1, 1],
    ['from a least number', { min_sale_qty: 3 }, 3, 1],
    ['in packs, one at least', { qty_increments: 4 }, 4, 4],
    ['from the first pack that is enough', { min_sale_qty: '10', qty_increments: 4 }, 12, 4],
    ['piece by piece where it says nonsense', { min_sale_qty: 0, qty_increments: 'x' }, 1, 1],
    [
      'piece by piece where it speaks of parts of one',
      { min_sale_qty: 2.5, qty_increments: 0.5 },
      1,
      1,
    ],
  ],
)('[PO-43] an article is sold %s', (_story, article, least, step) => {
  expect(quantityRules(article)).toEqual({ min: least, increment: step });
});

it('[PO-43] a missing field of a variant is that of its product', () => {
  const product = quantityRules({ min_sale_qty: 10, qty_increments: 4 });
  expect(quantityRules({}, product)).toEqual(product);
  expect(quantityRules({ qty_increments: 5 }, product)).toEqual({ min: 15, increment: 5 });
  expect(quantityRules({ min_sale_qty: 3 }, product)).toEqual({ min: 4, increment: 4 });
  expect(quantityRules({ min_sale_qty: 1, qty_increments: 1 }, product)).toEqual({
    min: 1,
    increment: 1,
  });
});

it.each([
  [1, 12],
  [12, 12],
  [13, 16],
  [16, 16],
])('[PO-43] of %i pieces become %i where they are sold from 12 in fours', (qty, sold) => {
  expect(roundUpQuantity(qty, { min: 12, increment: 4 })).toBe(sold);
});

it.each([
  [11, 0],
  [12, 12],
  [15, 12],
  [16.9, 16],
  [0, 0],
])('[PO-43] of %d pieces left %i can be had where they are sold from 12 in fours', (left, most) => {
  expect(roundDownQuantity(left, { min: 12, increment: 4 })).toBe(most);
});
