import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../../../features/account/orders/order-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/orders_/$orderNumber')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Order`)),
  component: OrderScreen,
});
