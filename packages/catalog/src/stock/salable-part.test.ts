import { expect, it } from 'vitest';
import { salablePart } from './salable-part.ts';

const one = { min: 1, increment: 1 };
const left = (qty: number) => ({ is_in_stock: qty > 0, qty });

it.each([
  ['all of them', 3, left(9), one, 3],
  ['as many as are left', 3, left(1), one, 1],
  ['none of what is sold out', 3, left(0), one, 0],
  ['all where nobody knows what is left', 3, undefined, one, 3],
  ['all where nobody counts', 3, { ...left(1), manage_stock: false }, one, 3],
  ['whole packs', 8, left(7), { min: 4, increment: 4 }, 4],
  ['whole packs of what is sold in packs since', 7, left(9), { min: 4, increment: 4 }, 4],
  ['none where no pack is whole', 8, left(3), { min: 4, increment: 4 }, 0],
])('[PO-29] of what is wanted one can have %s', (_story, wanted, stock, sold, pieces) => {
  expect(salablePart(wanted, stock, sold)).toBe(pieces);
});
