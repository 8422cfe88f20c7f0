import { createFileRoute } from '@tanstack/react-router';
import { SecurityScreen } from '../features/account/security-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/account/security')({
  head: ({ match: { context } }) => personalHead(context),
  component: SecurityScreen,
});
