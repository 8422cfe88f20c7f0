import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/account/sign-in/reset-password-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/reset-password')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Reset password`)),
  component: ResetPasswordScreen,
});
