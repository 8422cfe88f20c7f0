import type { ApiFailure } from '@shop/contract';
import type { CartProducts } from '@shop/cart-sync';
import type { ProductRejection } from '@shop/catalog-client';
import { configureProduct } from '@shop/catalog';
import type { Shop } from '../../shop/shop.ts';

/**
 * Creates the lookup of the product for a row of the server cart: a variant by its parent, any other product by its
 * sku. Rejects if the catalog is unreachable, because then the product may still exist.
 */
export function cartProducts(shop: {
  readonly catalog: Pick<Shop['catalog'], 'parentOf' | 'product'>;
}): CartProducts {
  return {
    async find({ sku, isVariant }) {
      if (isVariant) {
        const parent = await shop.catalog.parentOf(sku);
        if (!parent.ok) throw notAsked(parent.error);
        if (parent.value !== undefined) {
          const configured = configureProduct(
            parent.value,
            { sku },
            { fallback: false, keepOutOfStock: true },
          );
          return configured.ok ? configured.value.product : undefined;
        }
      }
      const answer = await shop.catalog.product(sku);
      if (answer.ok) return answer.value.product;
      if (isFailure(answer.error)) throw notAsked(answer.error);
      return undefined;
    },
  };
}

function isFailure({ kind }: ApiFailure | ProductRejection): boolean {
  switch (kind) {
    case 'network':
    case 'malformed':
    case 'rejected':
      return true;
    default:
      return false;
  }
}

const notAsked = ({ kind }: ApiFailure | ProductRejection): Error =>
  new Error(`The catalogue cannot be asked: ${kind}.`);
