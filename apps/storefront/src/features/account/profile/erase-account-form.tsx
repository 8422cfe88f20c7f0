import { useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog, Alert, PasswordField, Stack } from '@shop/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import { showToastAtom } from '../../../shared/toasts/toasts.ts';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { useRequiredFields } from '../../../shared/forms/use-required-fields.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/** Deletes the account after the password and a confirmation, and clears the data on this device. */
export function EraseAccountForm({ shopper }: { shopper: ShopperSession }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notify = useSetAtom(showToastAtom);
  const failureText = useAccountFailureText();
  const { errorOf, allows } = useRequiredFields();
  const [password, setPassword] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!allows(event.currentTarget)) return;
    setPassword(String(new FormData(event.currentTarget).get('password') ?? ''));
  }

  async function erase(typed: string): Promise<void> {
    setPassword(undefined);
    setBusy(true);
    const erased = await shopper.account.erase(typed);
    setBusy(false);
    setError(erased.ok ? undefined : failureText(erased.error));
    if (!erased.ok) return;
    await shopper.recentlyViewed.clear();
    notify({ tone: 'info', message: t`The account was deleted.` });
    await navigate({ href: '/' });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Stack direction="row">
          <Button
            type="submit"
            variant="outline"
            icon="trash"
            busyLabel={isBusy ? t`Deleting…` : undefined}
          >
            {t`Delete account`}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={password !== undefined}
        title={t`Delete the account for good?`}
        text={t`It cannot be brought back.`}
        confirmLabel={t`Delete account`}
        cancelLabel={t({ message: 'Cancel' })}
        onConfirm={() => void erase(password ?? '')}
        onCancel={() => setPassword(undefined)}
      />
    </form>
  );
}
