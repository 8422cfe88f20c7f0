import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { checkShown } from './show-product.ts';

describe('checkShown', () => {
  it.each([
    [{}, ok()],
    [{ status: 0, visibility: 2 }, ok()],
    [{ status: 1, visibility: 4 }, ok()],
    [{ status: 2, visibility: 4 }, err({ kind: 'unavailable', status: 2 })],
    [{ status: 3, visibility: 1 }, err({ kind: 'unavailable', status: 3 })],
    [{ status: 1, visibility: 1 }, err({ kind: 'not-visible', visibility: 1 })],
  ])('[CO-47] a product of %j', (product, result) => {
    expect(checkShown(product)).toEqual(result);
  });
});
