import { useQuery } from '@tanstack/react-query';
import type { PageBlock } from '@shop/content';
import { categoryPath } from '@shop/url-resolver';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { blockProductsQuery, categoryAt } from '../../queries/content/content-products.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ProductShelfSection } from '../../shared/product-card/product-shelf-section.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';

/**
 * Shows products on a content page; nothing if the page was sent without them, as late products would move the content
 * below.
 */
export function ProductsBlock({
  block,
}: {
  block: Extract<PageBlock, { readonly type: 'products' }>;
}) {
  const shop = useShop();
  const tree = useCategoryTree();
  const { data: products = [] } = useQuery({
    ...blockProductsQuery(shop, useRequestedAt(), block, tree),
    retryOnMount: false,
  });
  const category = categoryAt(tree, block.category);
  return (
    <ProductShelfSection
      id={block.id}
      title={block.title}
      lead={block.lead}
      href={
        category &&
        categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules)
      }
      products={products}
      layout={block.layout}
    />
  );
}
