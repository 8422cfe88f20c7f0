import type { ShopConfig } from '@shop/shop-config';
import { productPath, type LinkRules } from '@shop/url-resolver';
import type { CompleteProduct } from '../catalogue/complete-product.ts';

/** How the shop's own addresses are written where machines read them. */
export function linkRules({ urls }: Pick<ShopConfig, 'urls'>): LinkRules {
  return { useDispatcher: urls.useDispatcher, storeCode: '' };
}

/** The address of a product or of one of its variants, from a slash on. */
export function productAddress(
  { sku, slug, url_path, type_id, configurable_children }: CompleteProduct,
  shop: Pick<ShopConfig, 'urls'>,
  childSku?: string,
): string {
  const variants = configurable_children?.map((child) => ({ sku: child.sku }));
  const linked = { sku, slug, url_path, ...(variants && { configurable_children: variants }) };
  const product = type_id === 'configurable' ? ({ ...linked, type_id } as const) : linked;
  return productPath(product, linkRules(shop), childSku);
}
