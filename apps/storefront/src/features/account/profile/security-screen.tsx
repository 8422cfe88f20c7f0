import { useLingui } from '@lingui/react/macro';
import { Heading, Stack } from '@shop/ui';
import { usePersonal } from '../../../shopper/session/use-shopper.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** What one signs in with: the password and the e-mail address. */
export function SecurityScreen() {
  const { t } = useLingui();
  const personal = usePersonal();
  return (
    <AccountPage title={t`Sign-in`}>
      {({ profile }) =>
        personal === undefined || profile === undefined ? null : (
          <Stack gap={12}>
            <Stack as="section" gap={5}>
              <Heading level={2} size="small">
                {t`Change password`}
              </Heading>
              <ChangePasswordForm account={personal.account} email={profile.email} />
            </Stack>
            <Stack as="section" gap={5}>
              <Heading level={2} size="small">
                {t`Change e-mail address`}
              </Heading>
              <ChangeEmailForm account={personal.account} email={profile.email} />
            </Stack>
          </Stack>
        )
      }
    </AccountPage>
  );
}
