import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SessionHandOverScreen } from '../features/checkout/session-hand-over-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/vsbridge/sync_session')({
  staticData: { layout: 'minimal' },
  validateSearch: (query: Record<string, unknown>) => ({
    ...(typeof query['code'] === 'string' && { code: query['code'] }),
    ...(typeof query['to'] === 'string' && { to: query['to'] }),
  }),
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Cart`)),
  component: SessionHandOverScreen,
});
