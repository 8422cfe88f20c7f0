import type { Product, ProductLink } from './product.ts';

/** A link to a part of a grouped product. */
export type GroupedLink = ProductLink & { readonly linked_product_sku: string };

/** The links to the parts a grouped product is sold as, in their order. Source: CO-45. */
export function groupedLinks(product: Pick<Product, 'product_links'>): readonly GroupedLink[] {
  return (product.product_links ?? []).filter(
    (link): link is GroupedLink =>
      link.link_type === 'associated' &&
      (link.linked_product_type ?? 'simple') === 'simple' &&
      link.linked_product_sku !== undefined,
  );
}
