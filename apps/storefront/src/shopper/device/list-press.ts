import type { SafeStorage } from '@shop/platform-browser';
import type { SavedProduct } from '@shop/saved-lists';
import { shopperMarkKey } from './shopper-mark.ts';

/** A press that adds a product to a list or removes it. */
export interface ListPress {
  readonly list: 'wishlist' | 'compare';
  readonly isAdded: boolean;
  readonly product: SavedProduct;
}

/**
 * Prefix of the keys of presses in a store view. It begins with the key of the shopper mark: a new build keeps it, and
 * the next page then starts the shopper's session. No code of a view contains a colon.
 */
export const pressKeyPrefix = (settings: { readonly storeCode: string }) =>
  `${shopperMarkKey(settings)}-press:`;

/**
 * Stores a press in the local storage, which writes it before the page can be left; the list stores it later. Of
 * several presses for one product on one list the last one stays. Returns a function that deletes the press unless a
 * later one has replaced it; call it once the list is stored. `pressedAt`: epoch ms. Errors: none; without storage only
 * the list gets the press.
 */
export function noteListPress(
  settings: { readonly storeCode: string },
  storage: Pick<SafeStorage, 'get' | 'set' | 'delete'>,
  press: ListPress,
  pressedAt = Date.now(),
): () => void {
  const key = `${pressKeyPrefix(settings)}${press.list}:${press.product.sku}`;
  const text = JSON.stringify({ ...press, pressedAt });
  storage.set(key, text);
  return () => {
    if (storage.get(key) === text) storage.delete(key);
  };
}
