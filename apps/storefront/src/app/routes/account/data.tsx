import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PersonalDataScreen } from '../../../features/account/profile/personal-data-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/data')({
  head: ({ match: { context } }) =>
    personalHead(context, context.i18n._(msg`Download or delete my data`)),
  component: PersonalDataScreen,
});
