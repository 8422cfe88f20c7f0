import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../features/account/order-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/account/orders_/$orderNumber')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Order`)),
  component: OrderScreen,
});
