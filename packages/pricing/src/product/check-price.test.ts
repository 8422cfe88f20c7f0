import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { checkPrice } from './check-price.ts';

const unknown = err({ kind: 'price-unknown' });

describe('checkPrice', () => {
  it.each([
    [1, ok(), ok()],
    [0, unknown, ok()],
    [-1, unknown, unknown],
    [undefined, unknown, unknown],
    [null, unknown, unknown],
    [Number.NaN, unknown, unknown],
  ])('[PR-33] a price of %s', (price_incl_tax, strict, lenient) => {
    expect(checkPrice({ price_incl_tax }, false)).toEqual(strict);
    expect(checkPrice({ price_incl_tax }, true)).toEqual(lenient);
  });
});
