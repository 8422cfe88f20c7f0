import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FailureScreen } from '../../shell/pages/failure-screen.tsx';
import { personalHead } from '../head/page-head.ts';

/** Where other systems send a shopper for whom something went wrong. */
export const Route = createFileRoute('/error')({
  staticData: { layout: 'minimal' },
  head: ({ match: { context } }) =>
    personalHead(context, context.i18n._(msg`Something went wrong`)),
  component: () => <FailureScreen error={undefined} />,
});
