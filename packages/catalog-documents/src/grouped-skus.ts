import type { ProductLink } from '@shop/contract';
import { groupedLinks } from '@shop/catalog';
import type { NormalProduct } from './normalise-product.ts';
import { toSources } from './coerce.ts';

/** Returns the articles of a grouped product, all of them required; none for other types. */
export function groupedSkus(product: NormalProduct): readonly string[] {
  if (product.type_id !== 'grouped') return [];
  const links = toSources(product['product_links']) as readonly ProductLink[];
  return groupedLinks({ product_links: [...links] }).map((link) => String(link.linked_product_sku));
}
