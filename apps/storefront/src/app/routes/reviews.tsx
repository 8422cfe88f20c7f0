import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '../../features/reviews/reviews-screen.tsx';
import { pageHead } from '../head/page-head.ts';
import { lateModule } from '../../platform/late-module.ts';

const load = lateModule(() => import('../../features/reviews/load-reviews-page.ts'));

export const Route = createFileRoute('/reviews')({
  loader: ({ context }) => load().then(({ loadReviewsPage }) => loadReviewsPage(context)),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData, context),
  component: ReviewsScreen,
});
