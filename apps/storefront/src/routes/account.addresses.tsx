import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '../features/account/addresses-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/account/addresses')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Shipping details`)),
  component: AddressesScreen,
});
