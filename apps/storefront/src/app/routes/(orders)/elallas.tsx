import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalScreen } from '../../../features/account/withdrawal/withdrawal-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/(orders)/elallas')({
  head: ({ match: { context } }) =>
    personalHead(context, context.i18n._(msg`Withdraw from contract`)),
  component: WithdrawalScreen,
});
