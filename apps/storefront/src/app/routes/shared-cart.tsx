import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SharedCartScreen } from '../../features/cart/shared-cart-screen.tsx';
import { personalHead } from '../head/page-head.ts';

/** What is in it stands behind the `#` of the address, which no server is sent. */
export const Route = createFileRoute('/shared-cart')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Shared cart`)),
  component: SharedCartScreen,
});
