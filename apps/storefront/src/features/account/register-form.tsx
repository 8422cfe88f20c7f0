import { useLingui } from '@lingui/react/macro';
import { Button, Notice, PasswordField, Stack, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { NameFields } from './name-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Makes an account and signs in at once. */
export function RegisterForm({
  onSignedIn,
  children,
}: {
  onSignedIn: () => void;
  /** The way for those who have an account. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const personal = usePersonal();
  const { validation } = useShop().config;
  const { error, isBusy, submit } = useAccountForm(
    (typed) =>
      personal?.account.register({
        email: typed('email').trim(),
        firstname: typed('firstname').trim(),
        lastname: typed('lastname').trim(),
        password: typed('password'),
      }),
    onSignedIn,
  );

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        {error !== undefined && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        <NameFields />
        <TextField label={t`E-mail`} name="email" type="email" autoComplete="email" required />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          minLength={validation.minPasswordLength}
          hint={t`At least ${validation.minPasswordLength} characters`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Button type="submit" busyLabel={isBusy ? t`Creating the account…` : undefined}>
          {t`Register`}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
