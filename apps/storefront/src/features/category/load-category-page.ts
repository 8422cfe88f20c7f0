import type { CategoryTarget, Query } from '@shop/url-resolver';
import { categoryPath } from '@shop/url-resolver';
import { categoryTreeQuery, findCategory } from '../../queries/category-tree.ts';
import { colorsQuery } from '../../queries/colors.ts';
import { listingQuery } from '../../queries/listing.ts';
import type { RouteContext } from '../../router.tsx';

export interface CategoryPageData {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string;
  readonly image: string | undefined;
}

/** A category's listing as its address asks for it, fetched; `undefined` when there is no such category. */
export async function loadCategoryPage(
  { shop, queryClient }: RouteContext,
  target: CategoryTarget,
  query: Query,
): Promise<CategoryPageData | undefined> {
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(shop));
  const category = findCategory(tree, target);
  if (category === undefined) return undefined;
  await Promise.all([
    queryClient.ensureInfiniteQueryData(listingQuery(shop, category, query)),
    queryClient.ensureQueryData(colorsQuery(shop)),
  ]);
  return {
    title: category.name,
    description: category.description ?? undefined,
    canonical: categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules),
    image: undefined,
  };
}
