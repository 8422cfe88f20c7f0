import type { Category } from '@shop/contract';
import { categoryPath, type LinkRules } from './links.ts';

/** Category fields that breadcrumbs need. */
export type BreadcrumbCategory = Pick<Category, 'id' | 'name'> &
  Partial<Pick<Category, 'path' | 'level' | 'url_path' | 'url_key' | 'slug'>>;

/** One step of the breadcrumbs, from the top category to the current one. */
export interface Breadcrumb {
  readonly id: number;
  readonly name: string;
  /** Path of the link. */
  readonly path: string;
}

/**
 * Returns the breadcrumbs of a category: the ids of its `path` in order, without categories that are missing in
 * `categories` or have no url_path. The category itself is the last step, unless `omitCurrent` is true.
 *
 * Source: UR-53, UR-54.
 */
export function breadcrumbs(
  category: BreadcrumbCategory,
  categories: readonly BreadcrumbCategory[],
  rules: LinkRules,
  omitCurrent = false,
): readonly Breadcrumb[] {
  const byId = new Map([...categories, category].map((ancestor) => [ancestor.id, ancestor]));
  const pathIds = (category.path ?? '').split('/').map(Number);
  const ids = [
    ...pathIds.filter((id) => id !== category.id),
    ...(omitCurrent ? [] : [category.id]),
  ];
  return ids.flatMap((id) => {
    const ancestor = byId.get(id);
    if (ancestor?.url_path === undefined || ancestor.url_path === '') return [];
    return [{ id, name: ancestor.name, path: categoryPath(ancestor, rules) }];
  });
}

/**
 * Returns the category whose breadcrumbs a product page shows: the current one if the product belongs to it and it is
 * not the root, else the deepest category of the product, the first of several; undefined if none is known.
 *
 * Source: UR-55.
 */
export function categoryOfProduct<T extends BreadcrumbCategory>(
  product: { readonly category_ids?: readonly string[] | undefined },
  categories: readonly T[],
  rootId: number,
  current?: T,
): T | undefined {
  const ids = new Set(product.category_ids);
  if (current !== undefined && current.id !== rootId && ids.has(String(current.id))) return current;
  let deepest: T | undefined;
  for (const candidate of categories) {
    if (!ids.has(String(candidate.id))) continue;
    if (deepest === undefined || (candidate.level ?? 0) > (deepest.level ?? 0)) deepest = candidate;
  }
  return deepest;
}
