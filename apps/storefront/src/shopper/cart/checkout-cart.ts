import { unitPriceAt } from '@shop/pricing/shop';
import type { CheckoutCart, CheckoutLine } from '@shop/checkout';
import { lineStock, type CartItem, type CartState, type CartSync } from '@shop/cart-sync';
import type { Observable } from '@shop/kernel';

/** Returns the cart in the form that the checkout takes, recomputed at each change of the cart. */
export function checkoutCart(cart: CartSync): Observable<CheckoutCart> {
  let from: CartState | undefined;
  let view: CheckoutCart | undefined;
  return {
    get() {
      const state = cart.state.get();
      if (view === undefined || state !== from) {
        from = state;
        view = {
          lines: state.items.map(lineOf),
          isVirtual: state.isVirtual,
          cartToken: cart.token() ?? '',
          grandTotal: state.totals.grandTotal,
          shippingMethods: state.shippingMethods,
          paymentMethods: state.paymentMethods,
        };
      }
      return view;
    },
    subscribe: (listener) => cart.state.subscribe(listener),
  };
}

function lineOf(item: CartItem): CheckoutLine {
  const { product } = item;
  return {
    sku: item.sku,
    parentSku: item.parentSku,
    type_id: item.type_id,
    qty: item.qty,
    name: product.name,
    price: product.price,
    price_incl_tax:
      product.price_incl_tax === undefined ? undefined : unitPriceAt(product, item.qty),
    product_option: item.product_option,
    server_item_id: item.server_item_id,
    stock: lineStock(item),
  };
}
