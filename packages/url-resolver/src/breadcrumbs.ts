import type { Category } from '@shop/contract';
import { categoryPath, type LinkRules } from './links.ts';

/** The fields of a category its trail is made of. */
export type TrailCategory = Pick<Category, 'id' | 'name'> &
  Partial<Pick<Category, 'path' | 'level' | 'url_path' | 'url_key' | 'slug'>>;

/** One step of the way from the top to where one is. */
export interface Breadcrumb {
  readonly id: number;
  readonly name: string;
  /** Where it leads. */
  readonly path: string;
}

/**
 * The way to a category: the ids of its `path` in order, of those the ones in `known` that have a url_path.
 * The category itself is the last, unless `omitCurrent`.
 *
 * Source: UR-38, UR-39.
 */
export function breadcrumbs(
  category: TrailCategory,
  known: readonly TrailCategory[],
  rules: LinkRules,
  omitCurrent = false,
): readonly Breadcrumb[] {
  throw new Error(String(category) + String(known) + categoryPath({}, rules) + String(omitCurrent));
}

/**
 * The category whose trail a product page shows: the current one if the product belongs to it and it is not
 * the root, else the deepest of the product's; undefined when none is known.
 *
 * Source: UR-40.
 */
export function categoryOfProduct<T extends TrailCategory>(
  product: { readonly category_ids?: readonly string[] | undefined },
  known: readonly T[],
  rootId: number,
  current?: T,
): T | undefined {
  throw new Error(String(product) + String(known) + String(rootId) + String(current));
}
