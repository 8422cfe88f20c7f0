import type { CardProduct } from '../../queries/products/card-fields.ts';
import { usePersonalValue } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { savedProduct } from './saved-product.ts';

const none: readonly never[] = [];

/** Whether a product is on the wishlist, and how to turn that round. */
export function useWish(product: CardProduct): {
  readonly isOn: boolean;
  /** `false` until the wishlist is read. */
  readonly isKnown: boolean;
  toggle(): void;
} {
  const shop = useShop();
  const wishes = usePersonalValue(({ wishlist }) => wishlist.items, undefined);
  const isOn = wishes?.some(({ sku }) => sku === product.sku) === true;
  return {
    isOn,
    isKnown: wishes !== undefined,
    toggle() {
      void shop.shopper
        .start()
        .then(({ wishlist }) =>
          isOn ? wishlist.remove(product.sku) : wishlist.add(savedProduct(product)),
        );
    },
  };
}

/** The same for the products to be compared. */
export function useComparison(product: CardProduct): { readonly isOn: boolean; toggle(): void } {
  const shop = useShop();
  const compared = usePersonalValue(({ compare }) => compare.items, none);
  const isOn = compared.some(({ sku }) => sku === product.sku);
  return {
    isOn,
    toggle() {
      void shop.shopper
        .start()
        .then(({ compare }) =>
          isOn ? compare.remove(product.sku) : compare.add(savedProduct(product)),
        );
    },
  };
}

/** How many products are on either list. */
export function useListCounts(): { readonly wishes: number; readonly compared: number } {
  return {
    wishes: usePersonalValue(({ wishlist }) => wishlist.items, none).length,
    compared: usePersonalValue(({ compare }) => compare.items, none).length,
  };
}
