import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SeenScreen } from '../../../features/account/profile/seen-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/recently-viewed')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Recently viewed`)),
  component: SeenScreen,
});
