import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ThankYouScreen } from '../../features/checkout/thank-you/thank-you-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/thank-you')({
  validateSearch: (query: Record<string, unknown>): { order?: string } =>
    typeof query['order'] === 'string' ? { order: query['order'] } : {},
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Order`)),
  component: ThankYouScreen,
});
