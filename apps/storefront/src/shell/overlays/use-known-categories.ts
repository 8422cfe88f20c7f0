import { useEffect } from 'react';
import { useCategoryTree, type CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Registers every category with the resolver, so that opening one starts with the request for its products. */
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
