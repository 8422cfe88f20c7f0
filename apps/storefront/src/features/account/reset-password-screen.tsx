import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button, Container, LinkButton, Notice, PageTitle, PasswordField, Stack } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { useAccountFailureText } from './account-failure-text.ts';
import { ResetLinkForm } from './reset-link-form.tsx';

/** Asks for a link, or, opened by that link, for the new password. The token stands behind `#`: no server sees it. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useIsHydrated();
  const resetToken = isHydrated ? new URLSearchParams(hash).get('token') : null;
  return (
    <Container width="text">
      <PageTitle>{t`Reset password`}</PageTitle>
      {resetToken === null ? <ResetLinkForm /> : <NewPassword resetToken={resetToken} />}
    </Container>
  );
}

function NewPassword({ resetToken }: { resetToken: string }) {
  const { t } = useLingui();
  const personal = usePersonal();
  const { validation } = useShop().config;
  const failureText = useAccountFailureText();
  const [state, setState] = useState<{ readonly done: boolean; readonly error?: string }>({
    done: false,
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const newPassword = String(new FormData(event.currentTarget).get('password') ?? '');
    const set = await personal?.account.confirmReset({ resetToken, newPassword });
    if (set === undefined) return;
    setState(set.ok ? { done: true } : { done: false, error: failureText(set.error) });
  }

  if (state.done) {
    return (
      <Stack gap={5}>
        <Notice tone="success" live>
          {t`Password has successfully been changed`}
        </Notice>
        <LinkButton href="/login">{t`Log in`}</LinkButton>
      </Stack>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {state.error !== undefined && (
          <Notice tone="error" live>
            {state.error}
          </Notice>
        )}
        <PasswordField
          label={t`New password`}
          name="password"
          autoComplete="new-password"
          minLength={validation.minPasswordLength}
          hint={t`At least ${validation.minPasswordLength} characters`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Button type="submit">{t`Save`}</Button>
      </Stack>
    </form>
  );
}
