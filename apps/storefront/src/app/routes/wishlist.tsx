import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WishlistScreen } from '../../features/wishlist-compare/wishlist-screen.tsx';
import { personalHead } from '../head/page-head.ts';
import { lateModule } from '../../platform/late-module.ts';

const loadColors = lateModule(() => import('../../queries/colors.ts'));

export const Route = createFileRoute('/wishlist')({
  loader: ({ context: { shop, queryClient } }) =>
    loadColors().then(({ colorsQuery }) =>
      queryClient.prefetchQuery(colorsQuery(shop)).then(() => null),
    ),
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Wishlist`)),
  component: WishlistScreen,
});
