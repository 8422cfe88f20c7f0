import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentScreen } from '../../features/checkout/payment/payment-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/payment')({
  validateSearch: (query: Record<string, unknown>): { order?: string } =>
    typeof query['order'] === 'string' ? { order: query['order'] } : {},
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Payment`)),
  component: PaymentScreen,
  staticData: { layout: 'minimal' },
});
