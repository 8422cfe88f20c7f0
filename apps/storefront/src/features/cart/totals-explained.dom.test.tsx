import type { CartState } from '@shop/cart-sync';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import { showInShop } from '../../wiring/test/show-in-shop.tsx';
import type { Personal } from '../../wiring/personal.ts';
import { TotalsExplained } from './totals-explained.tsx';

const cart: CartState = {
  status: 'in-sync',
  items: [],
  count: 0,
  isVirtual: false,
  totals: { source: 'server', subtotalInclTax: 0, discount: 0, grandTotal: 0, segments: [] },
  shippingMethods: [],
  paymentMethods: [],
  isAdding: false,
  notices: [],
  isConnected: true,
};

it.each([
  ['the sum', 1_500, 'OSZ kupon: −1 500 Ft'],
  ['delivery, not a sum', 0, 'OSZ kupon: ingyenes szállítás'],
])('says that a coupon takes off %s', async (_what, discount, words) => {
  const state = createObservable({ ...cart, coupon: { code: 'OSZ', discount } });
  const cartOf: Pick<Personal['cart'], 'state'> = { state };
  const page = await showInShop(<TotalsExplained />, { cart: cartOf as Personal['cart'] });
  expect(page.textContent?.replace(/\u00a0/g, ' ')).toContain(words);
});
