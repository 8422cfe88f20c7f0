import { categoryPath, type LinkRules } from '@shop/url-resolver';
import type { MenuCategory } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { pictureSource } from './picture-source.ts';

/**
 * The categories of the menu: what hangs under the root, wants to be shown and has something in it. A picture of
 * `images`, by the id of its category, comes before the category's own.
 */
export function menuCategories(
  tree: readonly CategoryNode[],
  rules: LinkRules,
  currentPath: string,
  images: Readonly<Record<string, string>> = {},
): readonly MenuCategory[] {
  const [root] = tree;
  const entry = (node: CategoryNode): MenuCategory => {
    const href = categoryPath({ url_path: node.urlPath, slug: node.slug }, rules);
    const picture = images[node.id] ?? node.thumbnail;
    return {
      id: String(node.id),
      label: node.name,
      href,
      current: currentPath === href || currentPath.startsWith(`${href}/`),
      children: shownInMenu(node.children).map(entry),
      picture: picture === null ? undefined : pictureSource(picture, 'card', ''),
    };
  };
  return shownInMenu(root?.children ?? []).map(entry);
}

/** Those of the categories a shopper should be led to. */
export function shownInMenu(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.filter((node) => node.inMenu && hasProducts(node));
}

/** Some catalogues count of a category only what hangs in itself. */
function hasProducts({ productCount, children }: CategoryNode): boolean {
  return productCount > 0 || children.some(hasProducts);
}
