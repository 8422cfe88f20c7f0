import { useLingui } from '@lingui/react/macro';
import { catalogCalls, maxEmailLength } from '@shop/contract';
import { Button, InlineField, Alert, Stack, Text, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { useRequiredFields } from '../../../shared/forms/use-required-fields.ts';
import type { Session } from '@shop/account';
import { plainEmail } from '@shop/kernel';

type AlertState =
  | { readonly kind: 'closed' | 'open' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly text: string };

/** Form that requests one email when a sold-out article is available again. */
export function StockAlert({ sku }: { sku: string }) {
  const { t } = useLingui();
  const ask = useAskShop();
  const session = useShopperValue((shopper) => shopper.account.session, starting);
  const failureText = useAccountFailureText();
  const { errorOf, allows } = useRequiredFields();
  const [state, setState] = useState<AlertState>({ kind: 'closed' });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!allows(event.currentTarget)) return;
    const email = plainEmail(String(new FormData(event.currentTarget).get('email') ?? ''));
    setState({ kind: 'busy' });
    const answer = await ask(catalogCalls.stockNotify, { body: { sku, email } });
    setState(answer.ok ? { kind: 'done' } : { kind: 'failed', text: failureText(answer.error) });
  }

  if (state.kind === 'closed') {
    return (
      <Button variant="outline" icon="mail" wide onClick={() => setState({ kind: 'open' })}>
        {t`Notify me when available`}
      </Button>
    );
  }
  if (state.kind === 'done') {
    return (
      <Alert tone="success" live>
        {t`We will write once it is back. It is one letter, and nothing else comes of it.`}
      </Alert>
    );
  }
  return (
    <form
      aria-label={t`Notify me when available`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Stack gap={3}>
        {state.kind === 'failed' && (
          <Alert tone="error" live>
            {state.text}
          </Alert>
        )}
        <InlineField>
          <TextField
            label={t`E-mail`}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={maxEmailLength}
            error={errorOf('email')}
            defaultValue={session.status === 'signed-in' ? session.profile?.email : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press before it opens this field
            autoFocus
            required
          />
          <Button
            type="submit"
            variant="outline"
            busyLabel={state.kind === 'busy' ? t`Sending…` : undefined}
          >
            {t`Notify me`}
          </Button>
        </InlineField>
        <Text size="small" tone="muted">
          {t`The address is used for this one letter, which can also end all of them.`}
        </Text>
      </Stack>
    </form>
  );
}

const starting: Session = { status: 'starting' };
