import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../features/account/orders/orders-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/orders')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`My orders`)),
  component: OrdersScreen,
});
