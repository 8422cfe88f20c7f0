import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { checkVisibility, shownConditions } from './product-visibility.ts';

describe('checkVisibility', () => {
  it.each([
    [{}, ok()],
    [{ status: 0, visibility: 2 }, ok()],
    [{ status: 1, visibility: 4 }, ok()],
    [{ status: 2, visibility: 4 }, err({ kind: 'unavailable', status: 2 })],
    [{ status: 3, visibility: 1 }, err({ kind: 'unavailable', status: 3 })],
    [{ status: 1, visibility: 1 }, err({ kind: 'not-visible', visibility: 1 })],
  ])('[PO-36] a product of %j', (product, result) => {
    expect(checkVisibility(product)).toEqual(result);
  });
});

it('[PO-36] a search finds exactly what is shown', () => {
  const { status: off, visibility: part } = shownConditions;
  for (const status of [0, 1, 2, 3]) {
    for (const visibility of [1, 2, 3, 4]) {
      const isFound = status < off.lt && visibility !== part.neq;
      expect(checkVisibility({ status, visibility }).ok).toBe(isFound);
    }
  }
});
