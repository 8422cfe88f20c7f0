import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewsletterScreen } from '../../../features/newsletter/newsletter-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/newsletter')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Newsletter`)),
  component: NewsletterScreen,
});
