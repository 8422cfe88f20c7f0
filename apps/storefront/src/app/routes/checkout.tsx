import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepQuery } from '@shop/url-resolver';
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx';
import { personalHead } from '../head/page-head.ts';

/** With an external checkout this app has none: the route leads to the cart, which opens the checkout. */
export const Route = createFileRoute('/checkout')({
  beforeLoad: ({ context: { shop }, location }) => {
    if (shop.settings.externalCheckout) {
      throw redirect({ href: keepQuery('/cart', location.searchStr) });
    }
  },
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Checkout`)),
  component: CheckoutScreen,
  staticData: { layout: 'minimal' },
});
