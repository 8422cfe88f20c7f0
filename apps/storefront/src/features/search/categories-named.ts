import { foldText } from '@shop/format';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { shownInMenu } from '../../shared/categories/menu-categories.ts';

/** Limit of suggestions: more would push the products out of sight. */
const maxCategories = 3;

/** Returns the categories whose name contains the text, ignoring accents and case; those that begin with it first. */
export function categoriesNamed(
  tree: readonly CategoryNode[],
  typed: string,
): readonly CategoryNode[] {
  const foldedQuery = foldText(typed);
  const all = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
    shownInMenu(nodes).flatMap((node) => [node, ...all(node.children)]);
  const place = ({ name }: CategoryNode) => foldText(name).indexOf(foldedQuery);
  return all(tree[0]?.children ?? [])
    .filter((node) => place(node) >= 0)
    .sort((a, b) => place(a) - place(b))
    .slice(0, maxCategories);
}
