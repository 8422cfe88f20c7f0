import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { fieldErrors, passwordProblem } from '@shop/forms';
import {
  Button,
  Container,
  LinkButton,
  Alert,
  PageTitle,
  PasswordField,
  Stack,
  TextLink,
} from '@shop/ui';
import { useState } from 'react';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { useResetFailureText } from './reset-failure-text.ts';
import { ResetLinkForm } from './reset-link-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/**
 * Requests the password reset link. Opened by that link, it asks for the new password. The token is in the hash, which
 * is not sent to a server.
 */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useIsHydrated();
  const resetToken = isHydrated ? new URLSearchParams(hash).get('token') : null;
  return (
    <Container width="form">
      {resetToken === null ? (
        <>
          <PageTitle
            lead={t`A link to set a new password goes to the e-mail address of the account.`}
          >
            {t`Reset password`}
          </PageTitle>
          <Stack gap={5}>
            <ResetLinkForm />
            <TextLink href="/login">{t`Back to log in`}</TextLink>
          </Stack>
        </>
      ) : (
        <>
          <PageTitle>{t`Reset password`}</PageTitle>
          <NewPassword resetToken={resetToken} />
        </>
      )}
    </Container>
  );
}

function NewPassword({ resetToken }: { resetToken: string }) {
  const { t } = useLingui();
  const { config } = useShop();
  const [isDone, setDone] = useState(false);
  const fields = useFieldProblems<'password'>();
  const { error, submit } = useAccountForm(
    (typed, form) => {
      const newPassword = typed('password');
      const problem = passwordProblem(newPassword, config.validation.minPasswordLength);
      if (!fields.allows(form, fieldErrors([['password', problem]]))) return undefined;
      return ({ account }) => account.confirmReset({ resetToken, newPassword });
    },
    () => setDone(true),
    useResetFailureText(),
  );

  if (isDone) {
    return (
      <Stack gap={5}>
        <Alert tone="success" live>
          {t`Password has successfully been changed`}
        </Alert>
        <LinkButton href="/login">{t`Log in`}</LinkButton>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <PasswordField
          label={t`New password`}
          name="password"
          autoComplete="new-password"
          error={fields.errorOf('password')}
          hint={t`At least ${config.validation.minPasswordLength} characters`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Button type="submit">{t`Save`}</Button>
      </Stack>
    </form>
  );
}
