import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '../../features/newsletter/confirm-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/newsletter/confirm')({
  head: ({ match: { context } }) =>
    personalHead(context, context.i18n._(msg`Confirm the newsletter`)),
  component: ConfirmScreen,
});
