import { createSafeStorage } from '@shop/platform-browser';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useShop } from '../../shop/use-shop.ts';
import { noteListPress, type ListPress } from '../../shopper/device/list-press.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { savedProduct } from './saved-product.ts';
import { useStartShopper } from '../toasts/use-start-shopper.ts';

const none: readonly never[] = [];

/** Returns whether a product is on the wishlist, and the function that adds or removes it. */
export function useWish(product: CardProduct): {
  readonly isOn: boolean;
  /** `false` until the wishlist is loaded. */
  readonly isKnown: boolean;
  toggle(): void;
} {
  const wishes = useShopperValue(({ wishlist }) => wishlist.items, undefined);
  const isOn = wishes?.some(({ sku }) => sku === product.sku) === true;
  const toggle = useListChange('wishlist', product, !isOn);
  return { isOn, isKnown: wishes !== undefined, toggle };
}

/** Returns the same for the comparison. */
export function useComparison(product: CardProduct): { readonly isOn: boolean; toggle(): void } {
  const compared = useShopperValue(({ compare }) => compare.items, none);
  const isOn = compared.some(({ sku }) => sku === product.sku);
  const toggle = useListChange('compare', product, !isOn);
  return { isOn, toggle };
}

/**
 * Returns a function that adds a product to a list or removes it. A press directly before leaving the page is not lost.
 */
function useListChange(list: ListPress['list'], product: CardProduct, isAdded: boolean) {
  const { settings } = useShop();
  const startShopper = useStartShopper();
  const change = async () => {
    const press = { list, isAdded, product: savedProduct(product) };
    const forget = noteListPress(settings, createSafeStorage(), press);
    const shopper = await startShopper(() => void change());
    if (shopper === undefined) return;
    await (isAdded ? shopper[list].add(press.product) : shopper[list].remove(product.sku));
    forget();
  };
  return () => void change();
}

/** Number of products on each list. */
export function useListCounts(): { readonly wishes: number; readonly compared: number } {
  return {
    wishes: useShopperValue(({ wishlist }) => wishlist.items, none).length,
    compared: useShopperValue(({ compare }) => compare.items, none).length,
  };
}
