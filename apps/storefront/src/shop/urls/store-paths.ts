import { pathCodeOf, storeView, type ShopConfig, type StoreView } from '@shop/shop-config';
import { stripStorePrefix, withStorePrefix } from '@shop/url-resolver';

/** Returns the store view of an address, and the address without the prefix of that view. */
export function storeOfPath(
  href: string,
  config: Pick<ShopConfig, 'stores'>,
): { readonly code: string; readonly prefix: string; readonly href: string } {
  const codes = config.stores.views.map((view) => pathCodeOf(config, view));
  const { storeCode, path: viewPath } = stripStorePrefix(href, codes);
  return {
    code: storeCode || config.stores.defaultCode,
    prefix: pathPrefix(storeCode),
    href: viewPath,
  };
}

/** Returns the path prefix for a manually built address: `/de`, or an empty string for the view at the root. */
export function pathPrefix(storeCode: string): string {
  return storeCode === '' ? '' : withStorePrefix('/', storeCode);
}

/** Path prefix of a store view, and the language of its shoppers. */
export interface PathView {
  /** Empty if the paths of the view have no prefix. */
  readonly storeCode: string;
  readonly language: StoreView['language'];
}

/** Returns the store views, the default one first. */
export function pathViews(config: ShopConfig): readonly PathView[] {
  const { multistore, views } = config.stores;
  const home = storeView(config);
  const otherViews = multistore ? views.filter((view) => view !== home) : [];
  return [home, ...otherViews].map((view) => ({
    storeCode: pathCodeOf(config, view),
    language: view.language,
  }));
}
