import type { ShopConfig } from '@shop/shop-config';
import { productPath, type LinkRules } from '@shop/url-resolver';
import { type NormalProduct, toText } from '@shop/catalog-documents';

/** Format of the shop's own URLs in feeds. */
export function linkRules({ urls }: Pick<ShopConfig, 'urls'>): LinkRules {
  return { useDispatcher: urls.useDispatcher, storeCode: '' };
}

/** Path of a product or one of its variants, with a leading slash. A variant with its `parentSku` has its own. */
export function productUrl(
  product: NormalProduct,
  shop: Pick<ShopConfig, 'urls'>,
  childSku?: string,
): string {
  const { sku, slug, url_path, type_id, configurable_children } = product;
  const parentSku = toText(product['parentSku']);
  const variants = configurable_children?.map((child) => ({ sku: child.sku }));
  const linked = { sku, slug, url_path, ...(variants && { configurable_children: variants }) };
  const whole = type_id === 'configurable' ? ({ ...linked, type_id } as const) : linked;
  const visibleSku =
    parentSku === undefined ? whole : { ...linked, parentSku, type_id: 'configurable' as const };
  return productPath(visibleSku, linkRules(shop), childSku);
}
