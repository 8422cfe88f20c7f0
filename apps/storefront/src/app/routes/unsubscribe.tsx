import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '../../features/newsletter/unsubscribe-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/unsubscribe')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Unsubscribe`)),
  component: UnsubscribeScreen,
});
