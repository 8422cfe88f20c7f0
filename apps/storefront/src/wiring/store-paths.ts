import type { ShopConfig, StoreView } from '@shop/shop-config';

type Stores = Pick<ShopConfig, 'stores'>;

/** What addresses of a view begin with: `/de`, or nothing for the view at the root. Source: spec 2, URL mapping. */
export function pathPrefixOf({ stores }: Stores, view: StoreView): string {
  return stores.multistore && view.appendStoreCode ? `/${view.code}` : '';
}

/** The view an address belongs to, and the address as the view's own routes know it. */
export function storeOfPath(
  href: string,
  config: Stores,
): { readonly code: string; readonly prefix: string; readonly href: string } {
  const [, first = ''] = /^\/([^/?#]*)/.exec(href) ?? [];
  const view = config.stores.views.find(({ code }) => code === first);
  const prefix = view === undefined ? '' : pathPrefixOf(config, view);
  if (view === undefined || prefix === '') {
    return { code: config.stores.defaultCode, prefix: '', href };
  }
  const rest = href.slice(prefix.length);
  return { code: view.code, prefix, href: rest.startsWith('/') ? rest : `/${rest}` };
}
