import type { NormalProduct } from './normalise-product.ts';

/**
 * Returns a variant without a document of its own as a simple product: its own fields over its parent's.
 * `undefined` if the parent has no such variant.
 */
export function variantAsProduct(
  parent: NormalProduct,
  variantSku: string,
): NormalProduct | undefined {
  const child = parent.configurable_children?.find(({ sku }) => sku === variantSku);
  if (child === undefined) return undefined;
  const {
    configurable_children: _children,
    configurable_options: _options,
    tier_prices: _tiers,
    ...shared
  } = parent;
  return { ...shared, ...child, type_id: 'simple', visibility: 1, parentSku: parent.sku };
}
