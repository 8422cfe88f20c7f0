import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GuestOrderScreen } from '../../../features/account/guest-order/guest-order-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/(orders)/order_/$orderNumber')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Order`)),
  component: GuestOrderScreen,
});
