import type { ProductTarget, Query } from '@shop/url-resolver';
import { categoryOfProduct, productPath, selectedSku } from '@shop/url-resolver';
import { CatalogError } from '../../queries/answered.ts';
import { givenStars } from '../../queries/products/average-rating.ts';
import { categoryTreeQuery, trailCategories } from '../../queries/category-tree.ts';
import { colorsQuery } from '../../queries/colors.ts';
import { optionAttributesQuery } from '../../queries/products/option-attributes.ts';
import { partsQuery, partSkus } from '../../queries/products/parts.ts';
import { productQuery } from '../../queries/products/product.ts';
import { reviewsQuery } from '../../queries/products/reviews.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import { breadcrumbSteps } from '../../shared/breadcrumbs/breadcrumb-steps.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { plainDescription } from '../../shared/page/plain-description.ts';
import { breadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data.ts';
import { productStructuredData } from './product-structured-data.ts';

/** Fetches the product of an address; `undefined` if it cannot be opened, which gives a 404. */
export async function loadProductPage(
  { shop, queryClient, i18n }: RouteContext,
  target: ProductTarget,
  query: Query,
): Promise<PageData | { readonly kind: 'redirect'; readonly to: string } | undefined> {
  try {
    const { product, replaceBy } = await queryClient.ensureQueryData(
      productQuery(shop, target.parentSku),
    );
    if (replaceBy !== undefined) {
      const childSku = selectedSku(target, query) ?? replaceBy.childSku;
      return { kind: 'redirect', to: productPath(replaceBy.parent, shop.linkRules, childSku) };
    }
    const skus = partSkus(product);
    if (product.type_id === 'grouped' && skus.length === 0) {
      shop.log.warn('grouped-product-without-links', { sku: product.sku });
    }
    const [tree] = await Promise.all([
      queryClient.ensureQueryData(categoryTreeQuery(shop)),
      queryClient.ensureQueryData(optionAttributesQuery(shop, product)),
      queryClient.ensureQueryData(colorsQuery(shop)),
      // The page is sent also without reviews.
      queryClient.prefetchQuery(reviewsQuery(shop, product.id)),
      ...(skus.length > 0 ? [queryClient.ensureQueryData(partsQuery(shop, skus))] : []),
    ]);
    const path = productPath(product, shop.linkRules);
    const { config, view } = shop;
    const category = categoryOfProduct(product, trailCategories(tree), config.categories.rootId);
    const reviews = queryClient.getQueryData(reviewsQuery(shop, product.id).queryKey);
    const description = plainDescription(product.short_description ?? product.description);
    const average = givenStars(product.rating_summary, reviews)?.average;
    return {
      title: product.name,
      description,
      canonical: path,
      shareImage: `/img/share/product/${encodeURIComponent(product.sku)}.jpg?v=${Math.round(product.price_incl_tax ?? 0)}`,
      shareType: 'product',
      structured: [
        productStructuredData({
          product,
          path,
          view,
          config,
          description,
          rating: average === undefined ? undefined : { average, total: reviews?.total ?? 0 },
          reviews: reviews?.items ?? [],
        }),
        ...breadcrumbData({ i18n }, [
          ...breadcrumbSteps(shop, tree, category?.id),
          { name: product.name, path },
        ]),
      ],
    };
  } catch (error) {
    if (error instanceof CatalogError && rejections.has(error.failure.kind)) return undefined;
    throw error;
  }
}

/** Errors that mean "no such page"; the others mean "temporarily unreachable". */
const rejections: ReadonlySet<string> = new Set(['not-found', 'unavailable', 'not-visible']);
