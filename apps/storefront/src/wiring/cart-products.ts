import type { CartProducts } from '@shop/cart-sync';
import type { Shop } from './shop.ts';

/** Finds the product behind a row of the server's cart: a variant by its parent, any other by its sku. */
export function cartProducts(shop: Shop): CartProducts {
  return {
    async find({ sku, isVariant }) {
      if (isVariant) {
        const parent = await shop.catalog.parentOf(sku);
        if (parent.ok && parent.value !== undefined) return parent.value;
      }
      const found = await shop.catalog.product(sku);
      return found.ok ? found.value.product : undefined;
    },
  };
}
