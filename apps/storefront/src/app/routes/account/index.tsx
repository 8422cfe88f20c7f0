import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../features/account/profile/account-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`My profile`)),
  component: AccountScreen,
});
