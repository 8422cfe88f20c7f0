import type { CartProducts } from '@shop/cart-sync';
import { configureProduct } from '@shop/product-options';
import type { Shop } from './shop.ts';

/** Finds the product behind a row of the server's cart: a variant by its parent, any other by its sku. */
export function cartProducts(shop: Shop): CartProducts {
  return {
    async find({ sku, isVariant }) {
      if (isVariant) {
        const parent = await shop.catalog.parentOf(sku);
        if (parent.ok && parent.value !== undefined) {
          const configured = configureProduct(
            parent.value,
            { sku },
            { fallback: false, keepOutOfStock: true },
          );
          return configured.ok ? configured.value.product : undefined;
        }
      }
      const found = await shop.catalog.product(sku);
      return found.ok ? found.value.product : undefined;
    },
  };
}
