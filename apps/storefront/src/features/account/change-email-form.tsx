import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { Button, Notice, PasswordField, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { useAccountForm } from './use-account-form.ts';

/** Asks for another address: nothing changes before the link in the letter to it is followed. */
export function ChangeEmailForm({ account, email }: { account: Account; email: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string>();
  const { error, isBusy, submit } = useAccountForm(
    (typed) => account.changeEmail({ email: typed('email').trim(), password: typed('password') }),
    (typed) => setAsked(typed('email').trim()),
  );

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <Text>{t`Current address: ${email}`}</Text>
        {error !== undefined && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        {asked !== undefined && (
          <Notice tone="success" live>
            {t`A link is on its way to ${asked}. The new address holds once the link is opened, within an hour.`}
          </Notice>
        )}
        <TextField
          label={t`New e-mail address`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Stack direction="row">
          <Button type="submit" busyLabel={isBusy ? t`Sending…` : undefined}>
            {t`Send the link`}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
