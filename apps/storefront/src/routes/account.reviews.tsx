import { createFileRoute } from '@tanstack/react-router';
import { MyReviewsScreen } from '../features/account/my-reviews-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/account/reviews')({
  head: ({ match: { context } }) => personalHead(context),
  component: MyReviewsScreen,
});
