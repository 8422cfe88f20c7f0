import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/account/sign-in/confirm-email-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/confirm-email')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`New e-mail address`)),
  component: ConfirmEmailScreen,
});
