import { createFileRoute } from '@tanstack/react-router';
import { AppShellScreen } from '../../shell/pages/app-shell-screen.tsx';
import { personalHead } from '../head/page-head.ts';
import { msg } from '@lingui/core/macro';

/**
 * Page without a screen: the service worker sends it without a network, and the browser renders the screen of the
 * address.
 */
export const Route = createFileRoute('/app-shell')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Loading`)),
  component: AppShellScreen,
});
