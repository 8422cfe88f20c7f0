import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { categoryOfProduct } from '@shop/url-resolver';
import type { Shop } from '../wiring/shop.ts';
import { answered } from './answered.ts';
import { cardFields } from './card-fields.ts';
import { trailCategories, type CategoryNode } from './category-tree.ts';

/** One row on a desktop. */
const most = 4;

/**
 * What goes with a product: what the catalogue ties to it, and beside that what stands in the same category and
 * is in stock. Asked for in the browser: it stands far down the page.
 */
export const relatedQuery = (
  shop: Shop,
  now: number,
  product: Product,
  tree: readonly CategoryNode[],
) =>
  queryOptions({
    queryKey: ['related', shop.view.code, product.sku],
    queryFn: async () => {
      const skus = tiedSkus(product);
      const category = categoryOfProduct(
        product,
        trailCategories(tree),
        shop.config.categories.rootId,
      );
      const [tied, near] = await Promise.all([
        skus.length === 0 ? [] : answered(shop.catalog.productsBySkus(skus)).then(itemsOf),
        category === undefined || skus.length >= most
          ? []
          : answered(
              shop.catalog.listing({
                categoryIds: [category.id],
                availableOnly: true,
                facets: [],
                size: most + 1,
              }),
            ).then(itemsOf),
      ]);
      const inOrder = skus.flatMap((sku) => tied.find((one) => one.sku === sku) ?? []);
      const others = near.filter(({ sku }) => sku !== product.sku && !skus.includes(sku));
      const shown = [...inOrder, ...others].slice(0, most);
      void shop.urls.registerProducts(shown);
      return shown.map(cardFields(shop.view, now));
    },
  });

const itemsOf = (page: { readonly items: readonly Product[] }) => page.items;

/** The products tied to this one, in the catalogue's order; parts of a set are no company. */
function tiedSkus(product: Product): readonly string[] {
  return (product.product_links ?? []).flatMap(({ link_type, linked_product_sku }) =>
    (link_type === 'related' || link_type === 'upsell') && linked_product_sku !== undefined
      ? [linked_product_sku]
      : [],
  );
}
