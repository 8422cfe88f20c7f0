import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../features/account/confirm-email-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/confirm-email')({
  head: ({ match: { context } }) => personalHead(context),
  component: ConfirmEmailScreen,
});
