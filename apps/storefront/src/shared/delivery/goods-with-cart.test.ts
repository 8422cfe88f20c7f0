import type { Product } from '@shop/contract';
import { expect, it } from 'vitest';
import { goodsWithCart } from './goods-with-cart.ts';

const product = { type_id: 'simple', weight_kg: 4.5 } as unknown as Product;

it('the cart counts for free delivery, and not for the weight', () => {
  expect(goodsWithCart({ product, price: 2_990, qty: 2 }, 5_000, 'HUF')).toEqual({
    type_id: 'simple',
    weightKg: 9,
    price_incl_tax: 10_980,
  });
});

it('a product without a weight weighs nothing, and cents are exact', () => {
  const unweighed = { type_id: 'simple' } as unknown as Product;
  expect(goodsWithCart({ product: unweighed, price: 0.1, qty: 3 }, 0.2, 'EUR')).toEqual({
    type_id: 'simple',
    weightKg: 0,
    price_incl_tax: 0.5,
  });
});
