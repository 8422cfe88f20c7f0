import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { emailProblem, fieldErrors, passwordProblem } from '@shop/forms';
import { emailLinkMinutes } from '@shop/contract';
import { plainEmail } from '@shop/kernel';
import { Button, Alert, PasswordField, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { useAccountForm } from '../sign-in/use-account-form.ts';

/** Requests a change of the email address. The address changes when the link in the email to it is opened. */
export function ChangeEmailForm({ account, email }: { account: Account; email: string }) {
  const { t } = useLingui();
  const [requestedEmail, setRequestedEmail] = useState<string>();
  const fields = useFieldProblems<'email' | 'password'>();
  const { error, isBusy, submit } = useAccountForm(
    (typed, form) => {
      const [email, password] = [plainEmail(typed('email')), typed('password')];
      const problems = fieldErrors([
        ['email', emailProblem(email)],
        ['password', passwordProblem(password, 1)],
      ]);
      return fields.allows(form, problems)
        ? () => account.changeEmail({ email, password })
        : undefined;
    },
    (typed) => setRequestedEmail(plainEmail(typed('email'))),
  );

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Text>{t`Current address: ${email}`}</Text>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        {requestedEmail !== undefined && (
          <Alert tone="success" live>
            {t`A link is on its way to ${requestedEmail}. The new address holds once the link is opened, within ${emailLinkMinutes} minutes.`}
          </Alert>
        )}
        <TextField
          label={t`New e-mail address`}
          name="email"
          type="email"
          autoComplete="email"
          error={fields.errorOf('email')}
          required
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={fields.errorOf('password')}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Stack direction="row">
          <Button type="submit" variant="outline" busyLabel={isBusy ? t`Sending…` : undefined}>
            {t`Send the link`}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
