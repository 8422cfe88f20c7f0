import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/account/sign-in/register-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/register')({
  validateSearch: (query: Record<string, unknown>): { to?: string } =>
    typeof query['to'] === 'string' ? { to: query['to'] } : {},
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Register`)),
  component: RegisterScreen,
});
