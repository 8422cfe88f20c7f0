import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';
import { shopCalls } from '@shop/contract';
import { Button, ErrorState, Alert, Stack, Text, TextSkeleton } from '@shop/ui';
import { useState } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { useAccountFailureText } from '../../shared/texts/account-failure-text.ts';
import { StoredNote } from '../account/layout/account-page.tsx';
import { useOwnAnswer } from '../account/layout/use-own-answer.ts';
import { hasNewsletter } from './has-newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterInvitation } from './newsletter-invitation.tsx';

/**
 * Shows whether the address of a signed-in customer is subscribed, and subscribes or unsubscribes it. A shop without a
 * privacy notice only unsubscribes.
 */
export function NewsletterPanel({ email }: { email: string }) {
  const { t } = useLingui();
  const { settings } = useShop();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const [isBusy, setBusy] = useState(false);
  const [wasEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const { data: read, refetch } = useOwnAnswer({
    name: 'newsletter',
    owner: email,
    answer: shopCalls.newsletterState.answer,
    send: () => ask(shopCalls.newsletterState, { isOwn: true }),
  });

  async function unsubscribe(): Promise<void> {
    setBusy(true);
    const ended = await ask(shopCalls.unsubscribe, { isOwn: true });
    setFailure(ended.ok ? undefined : ended.error);
    if (ended.ok) {
      setEnded(true);
      await refetch();
    }
    setBusy(false);
  }

  if (read === undefined) return <TextSkeleton label={t`Loading`} count={3} />;
  if (!read.ok) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The newsletter settings could not be loaded`}
        reason={failureText(read.error)}
        action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  const { value: newsletter, atMs } = read.value;
  const leave = (label: string) => (
    <>
      {failure !== undefined && (
        <Alert tone="error" live>
          {failureText(failure)}
        </Alert>
      )}
      <Button
        variant="outline"
        onClick={() => void unsubscribe()}
        busyLabel={isBusy ? t`Unsubscribing…` : undefined}
      >
        {label}
      </Button>
    </>
  );
  switch (newsletter.state) {
    case 'confirmed':
      return (
        <Stack gap={5} align="start">
          <StoredNote atMs={atMs} />
          <Text>{t`The newsletter goes to this address: ${newsletter.email}`}</Text>
          {leave(t`Unsubscribe`)}
        </Stack>
      );
    case 'pending':
      return (
        <Stack gap={5} align="start">
          <StoredNote atMs={atMs} />
          <Alert live>{t`Please confirm in the e-mail we sent`}</Alert>
          <Text tone="muted">{t`The letter went to this address: ${newsletter.email}`}</Text>
          {leave(t`Take it back`)}
        </Stack>
      );
    case 'none':
      return (
        <Stack gap={5}>
          <StoredNote atMs={atMs} />
          {wasEnded && (
            <Alert tone="success" live>
              {t`No more newsletters go to this address. Letters about orders still do.`}
            </Alert>
          )}
          {hasNewsletter(settings) ? (
            <>
              <NewsletterInvitation />
              <Text>{t`Address: ${newsletter.email}`}</Text>
              <NewsletterForm
                place="account"
                email={newsletter.email}
                onAsked={() => void refetch()}
              />
            </>
          ) : (
            <Text>{t`The shop has no newsletter at present.`}</Text>
          )}
        </Stack>
      );
  }
}
