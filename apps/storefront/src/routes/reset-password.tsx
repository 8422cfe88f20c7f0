import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/reset-password')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Reset password`)),
  component: ResetPasswordScreen,
});
