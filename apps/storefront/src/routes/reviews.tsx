import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '../features/reviews/reviews-screen.tsx';
import { pageHead } from '../features/screens/page-head.ts';
import type { PageData } from '../features/screens/page-data.ts';
import { trailData } from '../features/screens/trail-data.ts';
import { shopReviewsQuery } from '../queries/shop-reviews.ts';

export const Route = createFileRoute('/reviews')({
  loader: async ({ context: { shop, queryClient, i18n } }): Promise<PageData> => {
    await queryClient.ensureInfiniteQueryData(shopReviewsQuery(shop));
    const title = i18n._(msg`Reviews`);
    return {
      title,
      description: i18n._(msg`What our customers say of the pieces they live with.`),
      canonical: '/reviews',
      structured: trailData({ i18n }, [{ name: title, path: '/reviews' }]),
    };
  },
  head: ({ loaderData, match: { context } }) => pageHead(loaderData, context),
  component: ReviewsScreen,
});
