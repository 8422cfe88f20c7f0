import { useLingui } from '@lingui/react/macro';
import { formatName } from '@shop/format';
import { SpecTable, Stack } from '@shop/ui';
import { useShop } from '../../wiring/use-shop.ts';
import { AccountPage } from './account-page.tsx';
import type { SignedInSession } from './signed-in-only.tsx';

/** Who is signed in. */
export function AccountScreen() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`My profile`}>{(session) => <Profile session={session} />}</AccountPage>
  );
}

function Profile({ session: { profile } }: { session: SignedInSession }) {
  const { t } = useLingui();
  const { view } = useShop();
  const name =
    profile === undefined
      ? ''
      : formatName({ firstname: profile.firstname, lastname: profile.lastname }, view.language);
  return (
    <Stack gap={8}>
      <SpecTable
        caption={t`My profile`}
        rows={[
          { label: t`Name`, value: name },
          { label: t`E-mail`, value: profile?.email ?? '' },
        ]}
      />
    </Stack>
  );
}
