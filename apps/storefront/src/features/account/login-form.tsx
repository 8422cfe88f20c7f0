import { useLingui } from '@lingui/react/macro';
import { Button, Notice, PasswordField, Stack, TextField } from '@shop/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useAccountFailureText } from './account-failure-text.ts';

/** Signs a shopper in. */
export function LoginForm({
  email,
  onSignedIn,
  children,
}: {
  /** Whose address stands in the form already. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** The ways for those who cannot sign in. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const personal = usePersonal();
  const failureText = useAccountFailureText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (personal === undefined) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    setBusy(true);
    const signedIn = await personal.account.login({
      username: String(form.get('username') ?? '').trim(),
      password: String(form.get('password') ?? ''),
    });
    setBusy(false);
    if (!signedIn.ok) return setError(failureText(signedIn.error));
    // The dialog around it stays on the page: no password stays in it.
    element.reset();
    setError(undefined);
    onSignedIn();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {error !== undefined && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        <TextField
          label={t`E-mail`}
          name="username"
          type="email"
          autoComplete="username"
          defaultValue={email}
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
        <Button type="submit" busyLabel={isBusy ? t`Logging in…` : undefined}>
          {t`Log in`}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
