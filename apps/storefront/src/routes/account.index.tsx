import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/account/')({
  head: ({ match: { context } }) => personalHead(context),
  component: AccountScreen,
});
