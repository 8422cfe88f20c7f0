import { categoryPath, type LinkRules } from '@shop/url-resolver';
import type { MenuCategory } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';

/** The categories of the menu: what hangs under the root and wants to be shown, two levels below it. */
export function menuCategories(
  tree: readonly CategoryNode[],
  rules: LinkRules,
  currentPath: string,
): readonly MenuCategory[] {
  const [root] = tree;
  const entry = (node: CategoryNode): MenuCategory => {
    const href = categoryPath({ url_path: node.urlPath, slug: node.slug }, rules);
    return {
      id: String(node.id),
      label: node.name,
      href,
      current: currentPath === href || currentPath.startsWith(`${href}/`),
      children: node.children.filter(({ inMenu }) => inMenu).map(entry),
    };
  };
  return (root?.children ?? []).filter(({ inMenu }) => inMenu).map(entry);
}
