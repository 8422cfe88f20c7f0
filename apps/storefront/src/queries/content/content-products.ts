import { queryOptions } from '@tanstack/react-query';
import type { PageBlock } from '@shop/content';
import { checkVisibility } from '@shop/catalog';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';
import { cardFields, type CardProduct } from '../products/card-fields.ts';
import { idsUnder, type CategoryNode } from '../category-tree.ts';

/** Products by their skus, or the first ones of some categories. */
type Selection =
  | { readonly skus: readonly string[] }
  | { readonly categoryIds: readonly number[]; readonly size: number };

/** Query of the products in a content block, without those that are not sold. */
const selectionQuery = (shop: Shop, now: number, selection: Selection) =>
  queryOptions({
    queryKey: ['content-products', shop.view.code, selection],
    queryFn: async (): Promise<readonly CardProduct[]> => {
      const { items } = await answeredPage(
        'skus' in selection
          ? shop.catalog.productsBySkus([...new Set(selection.skus)])
          : shop.catalog.listing({ ...selection, facets: [] }),
      );
      const sold = items.filter((product) => checkVisibility(product).ok);
      void shop.urls.registerProducts(sold);
      const cards = sold.map(cardFields(shop.view, now));
      if (!('skus' in selection)) return cards;
      return selection.skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []);
    },
  });

/** Query of products in the order of their skus. */
export const namedProductsQuery = (shop: Shop, now: number, skus: readonly string[]) =>
  selectionQuery(shop, now, { skus });

/** Query of the products in a block. Skus take precedence over a category. */
export function blockProductsQuery(
  shop: Shop,
  now: number,
  { skus, category, size }: Extract<PageBlock, { readonly type: 'products' }>,
  tree: readonly CategoryNode[],
) {
  if (skus !== undefined) return namedProductsQuery(shop, now, skus);
  const node = categoryAt(tree, category);
  return selectionQuery(
    shop,
    now,
    node === undefined ? { skus: [] } : { categoryIds: idsUnder(node), size },
  );
}

/** Returns the category with this url_path. */
export function categoryAt(
  nodes: readonly CategoryNode[],
  urlPath: string | undefined,
): CategoryNode | undefined {
  for (const node of nodes) {
    const matchingCategory = node.urlPath === urlPath ? node : categoryAt(node.children, urlPath);
    if (matchingCategory !== undefined) return matchingCategory;
  }
  return undefined;
}
