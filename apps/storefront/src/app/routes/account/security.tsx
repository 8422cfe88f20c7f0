import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityScreen } from '../../../features/account/profile/security-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/security')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Sign-in`)),
  component: SecurityScreen,
});
