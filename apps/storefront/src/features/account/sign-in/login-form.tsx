import { useLingui } from '@lingui/react/macro';
import { plainEmail } from '@shop/kernel';
import { Button, type Elements, Alert, PasswordField, Stack, TextField } from '@shop/ui';
import { useRequiredFields } from '../../../shared/forms/use-required-fields.ts';
import { useAccountForm } from './use-account-form.ts';

/** Signs a shopper in. */
export function LoginForm({
  email,
  onSignedIn,
  children,
}: {
  /** Initial value of the email field. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** Links for shoppers who cannot sign in. */
  children: Elements;
}) {
  const { t } = useLingui();
  const { errorOf, allows } = useRequiredFields();
  const { error, isBusy, submit } = useAccountForm(
    (typed, form) =>
      allows(form)
        ? ({ account }) =>
            account.login({
              username: plainEmail(typed('username')),
              password: typed('password'),
            })
        : undefined,
    onSignedIn,
    (failure) =>
      failure.kind === 'network' && failure.reason !== 'offline'
        ? t`Unexpected authorization error. Check your network connection.`
        : undefined,
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <TextField
          label={t`E-mail`}
          name="username"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={errorOf('username')}
          required
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Button type="submit" busyLabel={isBusy ? t`Logging in…` : undefined}>
          {t`Log in`}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
