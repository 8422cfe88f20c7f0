import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '../../../features/account/addresses/addresses-screen.tsx';
import { personalHead } from '../../head/page-head.ts';

export const Route = createFileRoute('/account/addresses')({
  head: ({ match: { context } }) => personalHead(context, context.i18n._(msg`Shipping details`)),
  component: AddressesScreen,
});
