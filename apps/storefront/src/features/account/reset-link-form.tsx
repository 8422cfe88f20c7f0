import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Stack, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useAccountFailureText } from './account-failure-text.ts';

/** Asks for the letter with which a new password can be set. */
export function ResetLinkForm({ email }: { email?: string | undefined }) {
  const { t } = useLingui();
  const personal = usePersonal();
  const failureText = useAccountFailureText();
  const [state, setState] = useState<{ readonly sent: boolean; readonly error?: string }>({
    sent: false,
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const asked = await personal?.account.resetPassword(typed);
    if (asked === undefined) return;
    setState(asked.ok ? { sent: true } : { sent: false, error: failureText(asked.error) });
  }

  if (state.sent) {
    return (
      <Notice tone="success" live>
        {t`If there is an account with this address, a link is on its way by e-mail.`}
      </Notice>
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
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <Button type="submit">{t`Send the link`}</Button>
      </Stack>
    </form>
  );
}
