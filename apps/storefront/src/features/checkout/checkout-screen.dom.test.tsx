import type { CartState, CartSync } from '@shop/cart-sync';
import { createCheckout, defaultCheckoutConfig, type CheckoutCart } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import {
  createFakeClock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const full: CheckoutCart = {
  lines: [{ sku: 'SZEK', type_id: 'simple', qty: 1, stock: 'in-stock' }],
  isVirtual: false,
  cartToken: '',
  grandTotal: 12_990,
  shippingMethods: [],
  paymentMethods: [],
};
const cart = {
  load: async () => {},
  settled: async () => {},
  state: createObservable({
    items: [],
    totals: { grandTotal: 0, segments: [] },
    shippingMethods: [],
    paymentMethods: [],
  } as unknown as CartState),
} as unknown as CartSync;

it('[CH-26] [S5-15] says that the cart is empty when the last line is removed during checkout', async () => {
  const lines = createObservable(full);
  const checkout = createCheckout(defaultCheckoutConfig, {
    store: createMemoryStore(),
    cart: lines,
    clock: createFakeClock(),
    ids: createSequentialIds(),
    connectivity: createSwitch(),
    log: silentLog,
    userId: () => '',
    onSelectionChanged: async () => {},
    send: async () => ({ kind: 'queued' }),
    onOrdered: async () => {},
  });
  checkout.start();
  const page = await showInShop(<CheckoutScreen />, { cart, checkout }, '/checkout');
  await expect.poll(() => page.querySelector('[name="emailAddress"]')).not.toBeNull();
  await act(async () => lines.set({ ...full, lines: [] }));
  expect(page.textContent).toContain('A kosár üres. Tegyen bele legalább egy terméket.');
  expect(page.querySelector('a[href="/osszes-termek"]')?.textContent).toBe('Vásárlás folytatása');
});
