import { pathCodeOf, type ShopConfig, type StoreView } from '@shop/shop-config';
import { withStorePrefix } from '@shop/url-resolver';

/** Where the pages of a store view begin. `publicUrl`: where those of the default view do. */
export function shopUrlOf(
  view: StoreView,
  shop: Pick<ShopConfig, 'stores'>,
  publicUrl: string,
): string {
  const storeCode = pathCodeOf(shop, view);
  return storeCode === '' ? publicUrl : publicUrl + withStorePrefix('/', storeCode);
}
