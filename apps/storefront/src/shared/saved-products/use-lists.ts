import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { savedProduct } from './saved-product.ts';
import { useStartShopper } from '../toasts/use-start-shopper.ts';

const none: readonly never[] = [];

/** Whether a product is on the wishlist, and how to turn that round. */
export function useWish(product: CardProduct): {
  readonly isOn: boolean;
  /** `false` until the wishlist is read. */
  readonly isKnown: boolean;
  toggle(): void;
} {
  const startShopper = useStartShopper();
  const wishes = useShopperValue(({ wishlist }) => wishlist.items, undefined);
  const isOn = wishes?.some(({ sku }) => sku === product.sku) === true;
  const change = async () => {
    const shopper = await startShopper(() => void change());
    await (isOn
      ? shopper?.wishlist.remove(product.sku)
      : shopper?.wishlist.add(savedProduct(product)));
  };
  return {
    isOn,
    isKnown: wishes !== undefined,
    toggle() {
      void change();
    },
  };
}

/** The same for the products to be compared. */
export function useComparison(product: CardProduct): { readonly isOn: boolean; toggle(): void } {
  const startShopper = useStartShopper();
  const compared = useShopperValue(({ compare }) => compare.items, none);
  const isOn = compared.some(({ sku }) => sku === product.sku);
  const change = async () => {
    const shopper = await startShopper(() => void change());
    await (isOn
      ? shopper?.compare.remove(product.sku)
      : shopper?.compare.add(savedProduct(product)));
  };
  return {
    isOn,
    toggle() {
      void change();
    },
  };
}

/** Number of products on each list. */
export function useListCounts(): { readonly wishes: number; readonly compared: number } {
  return {
    wishes: useShopperValue(({ wishlist }) => wishlist.items, none).length,
    compared: useShopperValue(({ compare }) => compare.items, none).length,
  };
}
