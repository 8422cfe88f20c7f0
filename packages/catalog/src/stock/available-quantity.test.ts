import { expect, it } from 'vitest';
import { availableQuantity } from './available-quantity.ts';

it.each<[story: string, stock: Parameters<typeof availableQuantity>[0], most: number | undefined]>([
  ['what is left', { qty: 3 }, 3],
  ['what is left where the shop counts', { qty: 3, manage_stock: true }, 3],
  ['whole pieces only', { qty: 2.5 }, 2],
  ['without end where nobody counts', { qty: 3, manage_stock: false }, undefined],
  ['without end where nobody knows', undefined, undefined],
  ['nothing to choose from where there is none', { qty: 0 }, undefined],
  ['nothing to choose from below none', { qty: -1 }, undefined],
])('[PO-28] so many can be chosen: %s', (_story, stock, most) => {
  expect(availableQuantity(stock)).toBe(most);
});
