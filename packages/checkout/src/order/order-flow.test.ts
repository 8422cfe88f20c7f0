import { expect, it } from 'vitest';
import { someCart, voucher } from '../test/checkout-bench.ts';
import { stepOfRefusal, stockRefusal } from './order-flow.ts';
import type { OrderRefusal } from './place-outcome.ts';

const cartOf = (...stock: readonly ('in-stock' | 'out-of-stock' | 'unknown')[]) => ({
  ...someCart,
  lines: stock.map((state) => ({ ...voucher, stock: state })),
});

it.each([
  ['every line is in stock', cartOf('in-stock', 'in-stock'), undefined],
  ['one of two lines is sold out', cartOf('in-stock', 'out-of-stock'), 'products-unavailable'],
  ['the stock of one of two is checked', cartOf('unknown', 'in-stock'), 'stock-unknown'],
  ['one is sold out, one is checked', cartOf('unknown', 'out-of-stock'), 'products-unavailable'],
])('[CH-42] online, where %s', (_story, cart, refusal) => {
  expect(stockRefusal(cart, true)).toBe(refusal);
  expect(stockRefusal(cart, false)).toBeUndefined();
});

it.each<[reason: OrderRefusal, step: string, virtualStep: string]>([
  ['account', 'personalDetails', 'personalDetails'],
  ['address-invalid', 'shipping', 'payment'],
  ['shipping-method-invalid', 'shipping', 'payment'],
  ['pickup-point-invalid', 'shipping', 'payment'],
  ['payment-method-invalid', 'payment', 'payment'],
  ['cart-empty', 'orderReview', 'orderReview'],
  ['details-invalid', 'orderReview', 'orderReview'],
  ['stock-unknown', 'orderReview', 'orderReview'],
  ['products-unavailable', 'orderReview', 'orderReview'],
  ['not-saved', 'orderReview', 'orderReview'],
  ['quantity-invalid', 'orderReview', 'orderReview'],
  ['order-too-large', 'orderReview', 'orderReview'],
  ['key-used', 'orderReview', 'orderReview'],
  ['other', 'orderReview', 'orderReview'],
])(
  '[CH-45] an order refused as %s is fixed at %s, a virtual one at %s',
  (reason, step, virtual) => {
    expect([stepOfRefusal(reason, false), stepOfRefusal(reason, true)]).toEqual([step, virtual]);
  },
);
