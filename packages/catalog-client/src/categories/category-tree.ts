import type { Category } from '@shop/contract';

/**
 * Builds category trees: each category under its parent, those without a parent in the list as roots, every level in
 * the given order. Leaves out a category that is its own ancestor because of wrong data.
 * Source: CC-35.
 */
export function categoryTree(categories: readonly Category[]): readonly Category[] {
  const ids = new Set(categories.map(({ id }) => id));
  const byParent = new Map<number | undefined, Category[]>();
  for (const category of categories) {
    const { id, parent_id: parent } = category;
    const parentId = parent !== undefined && parent !== id && ids.has(parent) ? parent : undefined;
    const siblings = byParent.get(parentId);
    if (siblings === undefined) byParent.set(parentId, [category]);
    else siblings.push(category);
  }
  const withChildren = (category: Category): Category => ({
    ...category,
    children_data: (byParent.get(category.id) ?? []).map(withChildren),
  });
  return (byParent.get(undefined) ?? []).map(withChildren);
}
