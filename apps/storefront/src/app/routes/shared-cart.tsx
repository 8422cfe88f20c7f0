import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SharedCartScreen } from '../../features/cart/shared-cart-screen.tsx';
import { personalHead } from '../head/page-head.ts';

/** Shows the cart that the hash of the address contains; the hash is not sent to a server. */
export const Route = createFileRoute('/shared-cart')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Shared cart`)),
  component: SharedCartScreen,
});
