import { useLingui } from '@lingui/react/macro';
import type { Account, AccountFailure } from '@shop/account';
import { fieldErrors, passwordProblem, repeatedPasswordProblem, textProblem } from '@shop/forms';
import { Button, Alert, PasswordField, Stack } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/** Changes the password; requires the current one. Every other session of the account ends. */
export function ChangePasswordForm({ account, email }: { account: Account; email: string }) {
  const { t } = useLingui();
  const { validation } = useShop().config;
  const failureText = useAccountFailureText();
  const fields = useFieldProblems<'currentPassword' | 'newPassword' | 'repeatedPassword'>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name) ?? '');
    const [newPassword, repeated] = [text('newPassword'), text('repeatedPassword')];
    setError(undefined);
    const problems = fieldErrors([
      ['currentPassword', textProblem(text('currentPassword'))],
      ['newPassword', passwordProblem(newPassword, validation.minPasswordLength)],
      ['repeatedPassword', repeatedPasswordProblem(newPassword, repeated)],
    ]);
    if (!fields.allows(form, problems)) return;
    setBusy(true);
    const changed = await account.changePassword({
      currentPassword: text('currentPassword'),
      newPassword,
    });
    setBusy(false);
    if (changed.ok) {
      form.reset();
    } else {
      setError(
        changed.error.kind === 'network' && changed.error.reason === 'offline'
          ? t`Password cannot be changed while offline`
          : (textWithoutReason(changed.error) ?? failureText(changed.error)),
      );
    }
  }

  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t`Current password`}
          name="currentPassword"
          autoComplete="current-password"
          error={fields.errorOf('currentPassword')}
          required
          {...eye}
        />
        <PasswordField
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          error={fields.errorOf('newPassword')}
          hint={t`At least ${validation.minPasswordLength} characters`}
          required
          {...eye}
        />
        <PasswordField
          label={t`Repeat password`}
          name="repeatedPassword"
          autoComplete="new-password"
          error={fields.errorOf('repeatedPassword')}
          required
          {...eye}
        />
        <Stack direction="row">
          <Button type="submit" busyLabel={isBusy ? t`Saving…` : undefined}>
            {t`Change password`}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Returns the server's message for an error without a code, as older backends send it. Source: spec section 8. */
const textWithoutReason = (failure: AccountFailure) =>
  failure.kind === 'rejected' && failure.error === undefined ? failure.text : undefined;
