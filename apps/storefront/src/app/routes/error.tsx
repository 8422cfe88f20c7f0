import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FailureScreen } from '../../shell/pages/failure-screen.tsx';
import { personalHead } from '../head/page-head.ts';

/** Shows that something went wrong. Other systems redirect to this address. */
export const Route = createFileRoute('/error')({
  staticData: { layout: 'minimal' },
  head: ({ match: { context } }) =>
    personalHead(context, context.i18n._(msg`Something went wrong`)),
  component: () => <FailureScreen error={undefined} />,
});
