import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoyaltyScreen } from '../../../features/account/profile/loyalty-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/loyalty')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Loyalty card`)),
  component: LoyaltyScreen,
});
