import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MyReviewsScreen } from '../../../features/account/profile/my-reviews-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/reviews')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`My reviews`)),
  component: MyReviewsScreen,
});
