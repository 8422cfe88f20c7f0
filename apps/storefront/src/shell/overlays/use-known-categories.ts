import { useEffect } from 'react';
import { useCategoryTree, type CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Tells the resolver where every category lives, so that opening one begins with its products. */
export function useKnownCategories(): void {
  const { urls } = useShop();
  const tree = useCategoryTree();
  useEffect(() => {
    void urls.registerCategories(
      flat(tree).map(({ id, slug, urlPath }) => ({ id, slug, url_path: urlPath })),
    );
  }, [urls, tree]);
}

function flat(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
