import type { Category } from '@shop/contract';

/**
 * Categories as trees: each under its parent, those whose parent is not among them as roots, every level in
 * the order given. A category that is its own ancestor by mistake of the data is left out.
 *
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
