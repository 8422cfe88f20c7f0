import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';
import { plainEmail } from '@shop/kernel';
import { Button, Alert, Stack, TextField } from '@shop/ui';
import { useState } from 'react';
import { useRequiredFields } from '../../../shared/forms/use-required-fields.ts';
import { useResetFailureText } from './reset-failure-text.ts';
import { useAccountForm } from './use-account-form.ts';

/** Form that requests the email with the password reset link. */
export function ResetLinkForm({ email }: { email?: string | undefined }) {
  const { t } = useLingui();
  const resetFailureText = useResetFailureText();
  const [isSent, setSent] = useState(false);
  const notSent = t`Error while sending reset password e-mail. Please try again in a few minutes.`;
  const { errorOf, allows } = useRequiredFields();
  const { error, submit } = useAccountForm(
    (typed, form) =>
      allows(form) ? ({ account }) => account.resetPassword(plainEmail(typed('email'))) : undefined,
    () => setSent(true),
    (failure) => resetFailureText(failure) ?? (isTrouble(failure) ? notSent : undefined),
  );

  if (isSent) {
    return (
      <Alert tone="success" live>
        {t`If there is an account with this address, a link is on its way by e-mail.`}
      </Alert>
    );
  }
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
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={errorOf('email')}
          required
        />
        <Button type="submit">{t`Send the link`}</Button>
      </Stack>
    </form>
  );
}

/** Returns true if the valid request did not reach the shop, or the shop could not process it. */
function isTrouble(failure: AccountFailure): boolean {
  return failure.kind === 'network' || (failure.kind === 'rejected' && failure.code >= 500);
}
