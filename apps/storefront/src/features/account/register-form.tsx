import { useLingui } from '@lingui/react/macro';
import { Button, Notice, PasswordField, Stack, TextField } from '@shop/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { useAccountFailureText } from './account-failure-text.ts';
import { NameFields } from './name-fields.tsx';

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
  const failureText = useAccountFailureText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (personal === undefined) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    const registered = await personal.account.register({
      email: text('email'),
      firstname: text('firstname'),
      lastname: text('lastname'),
      password: String(form.get('password') ?? ''),
    });
    setBusy(false);
    if (!registered.ok) return setError(failureText(registered.error));
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
