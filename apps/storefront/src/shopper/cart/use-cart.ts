import type { CartState } from '@shop/cart-sync';
import { useShopperValue } from '../session/use-shopper.ts';

const emptyCart: CartState = {
  status: 'loading',
  items: [],
  count: 0,
  isVirtual: false,
  totals: { source: 'local', subtotalInclTax: 0, discount: 0, grandTotal: 0, segments: [] },
  shippingMethods: [],
  paymentMethods: [],
  isAdding: false,
  notices: [],
  isConnected: false,
};

/** Returns the current cart; an empty one with the state "loading" until the stored cart is read. */
export function useCart(): CartState {
  return useShopperValue((shopper) => shopper.cart.state, emptyCart);
}
