import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { Query } from '@shop/url-resolver';
import { SessionHandOverScreen } from '../../features/checkout/hand-over/session-hand-over-screen.tsx';
import { personalHead } from '../head/page-head.ts';

export const Route = createFileRoute('/vsbridge/sync_session')({
  staticData: { layout: 'minimal' },
  validateSearch: (query: Record<string, unknown>) => query as Query,
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Cart`)),
  component: SessionHandOverScreen,
});
