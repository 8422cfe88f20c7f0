import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { categoryOfProduct } from '@shop/url-resolver';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';
import { cardFields, type CardProduct } from './card-fields.ts';
import { trailCategories, type CategoryNode } from '../category-tree.ts';

/** Products in one row on a desktop. */
export const inRow = 4;

/** Lists of other products on a product page. */
export interface Company {
  /** Complementary products, led by an alternative if there is only one of these. */
  readonly related: readonly CardProduct[];
  /** Alternatives to the product. */
  readonly better: readonly CardProduct[];
}

/**
 * Query of the products related to a product: its links in the catalog, filled up with products in stock of the same
 * category. In the browser only: they are far down the page.
 */
export const relatedQuery = (
  shop: Shop,
  now: number,
  product: Product,
  tree: readonly CategoryNode[],
) =>
  queryOptions({
    queryKey: ['related', shop.view.code, product.sku],
    queryFn: async (): Promise<Company> => {
      const relatedSkus = tiedSkus(product, 'related').slice(0, inRow);
      const betterSkus = alternativesOf(product);
      const skus = [...new Set([...relatedSkus, ...betterSkus])];
      const category = categoryOfProduct(
        product,
        trailCategories(tree),
        shop.config.categories.rootId,
      );
      const othersIn = async (categoryId: number) => {
        const page = await answeredPage(
          shop.catalog.listing({
            categoryIds: [categoryId],
            availableOnly: true,
            facets: [],
            size: 2 * inRow + skus.length + 1,
          }),
        );
        return page.items.filter(({ sku }) => sku !== product.sku && !skus.includes(sku));
      };
      const isNearWanted = category !== undefined && relatedSkus.length < inRow;
      const [tied, near] = await Promise.all([
        skus.length === 0 ? [] : answeredPage(shop.catalog.productsBySkus(skus)).then(itemsOf),
        isNearWanted ? othersIn(category.id) : [],
      ]);
      const above = Number(category?.path.split('/').at(-2));
      // If a small category cannot fill a row, its parent category does.
      const around =
        isNearWanted && above > 0 && relatedSkus.length + near.length < inRow
          ? await othersIn(above)
          : [];
      const farther = around.filter(({ sku }) =>
        near.every((nearProduct) => nearProduct.sku !== sku),
      );
      const tiedBySkus = (wantedSkus: readonly string[]) =>
        wantedSkus.flatMap((sku) => tied.find((tiedProduct) => tiedProduct.sku === sku) ?? []);
      const alternatives = tiedBySkus(betterSkus);
      // A single alternative would leave its row almost empty.
      const better = alternatives.length > 1 ? alternatives : [];
      const leading = alternatives.length > 1 ? [] : alternatives;
      const ledBy = new Set(leading.map(({ sku }) => sku));
      const beside = [...tiedBySkus(relatedSkus), ...near, ...farther];
      const related = [...leading, ...beside.filter(({ sku }) => !ledBy.has(sku))].slice(0, inRow);
      void shop.urls.registerProducts([...related, ...better]);
      const toCard = cardFields(shop.view, now);
      return { related: related.map(toCard), better: better.map(toCard) };
    },
  });

/** Returns the skus of alternatives in the catalog: at most one row. */
export function alternativesOf(product: Product): readonly string[] {
  return tiedSkus(product, 'upsell').slice(0, inRow);
}

const itemsOf = (page: { readonly items: readonly Product[] }) => page.items;

/** Returns the skus of one link type, in catalog order. */
function tiedSkus(product: Product, linkType: 'related' | 'upsell'): readonly string[] {
  return (product.product_links ?? []).flatMap(({ link_type, linked_product_sku }) =>
    link_type === linkType && linked_product_sku !== undefined ? [linked_product_sku] : [],
  );
}
