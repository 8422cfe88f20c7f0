import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { groupedLinks } from '@shop/catalog';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';

/** Query of the parts of a bundle or a grouped product, by sku. */
export const partsQuery = (shop: Shop, skus: readonly string[]) => {
  const uniqueSkus = [...new Set(skus)].sort();
  return queryOptions({
    queryKey: ['parts', shop.view.code, uniqueSkus],
    queryFn: async () => {
      const page = await answeredPage(shop.catalog.productsBySkus(uniqueSkus));
      return Object.fromEntries(page.items.map((part) => [part.sku, part])) as Readonly<
        Record<string, Product>
      >;
    },
  });
};

/** Returns the skus of the parts of a product; none for a single product. */
export function partSkus(product: Product): readonly string[] {
  const bundled = (product.bundle_options ?? []).flatMap(({ product_links }) =>
    product_links.map(({ sku }) => sku),
  );
  return [...bundled, ...groupedLinks(product).map((link) => link.linked_product_sku)];
}
