import { pathCodeOf, type ShopConfig } from '@shop/shop-config';
import { inStore, splitStore } from '@shop/url-resolver';

/** The view an address belongs to, and the address as the view's own routes know it. */
export function storeOfPath(
  href: string,
  config: Pick<ShopConfig, 'stores'>,
): { readonly code: string; readonly prefix: string; readonly href: string } {
  const codes = config.stores.views.map((view) => pathCodeOf(config, view));
  const { storeCode, rest } = splitStore(href, codes);
  return {
    code: storeCode || config.stores.defaultCode,
    prefix: pathPrefix(storeCode),
    href: rest,
  };
}

/** What an address written by hand begins with: `/de`, or nothing for the view at the root. */
export function pathPrefix(storeCode: string): string {
  return storeCode === '' ? '' : inStore('/', storeCode);
}
