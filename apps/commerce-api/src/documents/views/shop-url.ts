import { pathCodeOf, type ShopConfig, type StoreView } from '@shop/shop-config';
import { withStorePrefix } from '@shop/url-resolver';

/** Returns the base URL of a store view's pages. `publicUrl`: the one of the default view. */
export function shopUrlOf(
  view: StoreView,
  shop: Pick<ShopConfig, 'stores'>,
  publicUrl: string,
): string {
  const storeCode = pathCodeOf(shop, view);
  return storeCode === '' ? publicUrl : publicUrl + withStorePrefix('/', storeCode);
}
