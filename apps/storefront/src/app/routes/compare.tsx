import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '../../features/wishlist-compare/compare-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/compare')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Compare products`)),
  component: CompareScreen,
});
