import { expect, it } from 'vitest';
import { productTypes } from '@shop/contract';
import { isNeverShipped, isPartOnly, isVirtualCart } from './product-state.ts';

it.each([
  [undefined, false],
  [1, true],
  [2, false],
  [3, false],
  [4, false],
])('[PO-37] a product of visibility %s is only a part of others: %s', (visibility, isPart) => {
  expect(isPartOnly(visibility)).toBe(isPart);
});

it('[PO-38] virtual and downloadable products are never shipped', () => {
  expect(productTypes.filter(isNeverShipped)).toEqual(['downloadable', 'virtual']);
});

it.each([
  [[], false],
  [[true], true],
  [[true, true], true],
  [[true, false], false],
])('[PO-39] a cart of lines never shipped %j is virtual: %s', (lines, isVirtual) => {
  expect(isVirtualCart(lines)).toBe(isVirtual);
});
