import type { CartItem, CartState } from '@shop/cart-sync';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
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
])('shows the discount of a coupon: %s', async (_what, discount, words) => {
  const state = createObservable({ ...cart, coupon: { code: 'OSZ', discount } });
  const cartOf: Pick<ShopperSession['cart'], 'state'> = { state };
  const page = await showInShop(<TotalsExplained />, { cart: cartOf as ShopperSession['cart'] });
  expect(page.textContent?.replace(/\u00a0/g, ' ')).toContain(words);
});

it('shows no saving where a unit price is only rounded', async () => {
  const item: CartItem = {
    sku: 'A',
    type_id: 'simple',
    qty: 3,
    product: { id: 1, sku: 'A', name: 'Párna', type_id: 'simple' },
    totals: { qty: 3, row_total_incl_tax: 10_001, discount_amount: 0 } as CartItem['totals'],
  };
  const state = createObservable({ ...cart, items: [item] });
  const cartOf: Pick<ShopperSession['cart'], 'state'> = { state };
  const page = await showInShop(<TotalsExplained />, { cart: cartOf as ShopperSession['cart'] });
  const text = page.textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('3 × 3 334 Ft = 10 001 Ft');
  expect(text).not.toContain('megtakarítás');
});
