import { breadcrumbs, type Breadcrumb } from '@shop/url-resolver';
import { findCategory, trailCategories, type CategoryNode } from '../../queries/category-tree.ts';
import type { Shop } from '../../shop/shop.ts';

/** The categories from the root to the one with that id; the root alone where none is known. */
export function breadcrumbSteps(
  shop: Pick<Shop, 'config' | 'linkRules'>,
  tree: readonly CategoryNode[],
  categoryId: number | undefined,
): readonly Breadcrumb[] {
  const category = findCategory(tree, { id: categoryId ?? shop.config.categories.rootId });
  if (category === undefined) return [];
  const { id, name, path, urlPath } = category;
  return breadcrumbs({ id, name, path, url_path: urlPath }, trailCategories(tree), shop.linkRules);
}
