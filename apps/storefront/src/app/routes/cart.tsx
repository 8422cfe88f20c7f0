import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '../../features/cart/cart-screen.tsx';
import { pageHead } from '../head/page-head.ts';
import { lateModule } from '../../platform/late-module.ts';

const load = lateModule(() => import('../../features/cart/load-cart-page.ts'));

/** Indexed by search engines: the server sends the same page to everyone. */
export const Route = createFileRoute('/cart')({
  loader: ({ context }) => load().then(({ loadCartPage }) => loadCartPage(context)),
  head: ({ match: { context } }) =>
    pageHead(
      {
        title: context.i18n._(msg`Cart`),
        description: context.i18n._(
          msg`What is in the cart, what it costs and how far free shipping is.`,
        ),
        canonical: '/cart',
      },
      context,
    ),
  component: CartScreen,
});
