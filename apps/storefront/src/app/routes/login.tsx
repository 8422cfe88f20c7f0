import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/account/sign-in/login-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (query: Record<string, unknown>): { to?: string } =>
    typeof query['to'] === 'string' ? { to: query['to'] } : {},
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Log in`)),
  component: LoginScreen,
});
