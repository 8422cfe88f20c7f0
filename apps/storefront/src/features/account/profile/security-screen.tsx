import { useLingui } from '@lingui/react/macro';
import { Heading, Stack } from '@shop/ui';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Changes the password and the email address of an account. */
export function SecurityScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`Sign-in`}>
      {({ profile }) =>
        shopper === undefined || profile === undefined ? null : (
          <Stack gap={12}>
            <Stack as="section" gap={5}>
              <Heading level={2} size="small">
                {t`Change password`}
              </Heading>
              <ChangePasswordForm account={shopper.account} email={profile.email} />
            </Stack>
            <Stack as="section" gap={5}>
              <Heading level={2} size="small">
                {t`Change e-mail address`}
              </Heading>
              <ChangeEmailForm account={shopper.account} email={profile.email} />
            </Stack>
          </Stack>
        )
      }
    </AccountPage>
  );
}
