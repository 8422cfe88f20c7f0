import { msg } from '@lingui/core/macro';
import { shopReviewsQuery } from '../../queries/content/shop-reviews.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { breadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data.ts';

/** Fetches the first reviews of the shop. */
export async function loadReviewsPage({
  shop,
  queryClient,
  i18n,
}: RouteContext): Promise<PageData> {
  await queryClient.ensureInfiniteQueryData(shopReviewsQuery(shop));
  const title = i18n._(msg`Reviews`);
  return {
    title,
    description: i18n._(msg`What our customers say of the pieces they live with.`),
    canonical: '/reviews',
    structured: breadcrumbData({ i18n }, [{ name: title, path: '/reviews' }]),
  };
}
