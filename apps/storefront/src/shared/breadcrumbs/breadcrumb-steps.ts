import { breadcrumbs, type Breadcrumb } from '@shop/url-resolver';
import { findCategory, trailCategories, type CategoryNode } from '../../queries/category-tree.ts';
import type { Shop } from '../../shop/shop.ts';

/** Returns the categories from the root to the one with this id; only the root if the id is unknown. */
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
