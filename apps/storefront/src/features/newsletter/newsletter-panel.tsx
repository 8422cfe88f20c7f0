import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopCalls } from '@shop/contract';
import { Button, ErrorState, Alert, Stack, Text, TextSkeleton } from '@shop/ui';
import { useState } from 'react';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { useAccountFailureText } from '../../shared/texts/account-failure-text.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterInvitation } from './newsletter-invitation.tsx';

/** Whether the newsletter goes to the address of a signed-in customer, and the way in and out. */
export function NewsletterPanel({ email }: { email: string }) {
  const { t } = useLingui();
  const ask = useAskShop();
  const queryClient = useQueryClient();
  const failureText = useAccountFailureText();
  const [isBusy, setBusy] = useState(false);
  const [wasEnded, setEnded] = useState(false);
  const queryKey = ['newsletter', email];
  const { data, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => ask(shopCalls.newsletterState, { isOwn: true }),
    staleTime: 0,
  });

  async function unsubscribe(): Promise<void> {
    setBusy(true);
    const ended = await ask(shopCalls.unsubscribe, { isOwn: true });
    if (ended.ok) {
      setEnded(true);
      await refetch();
    } else queryClient.setQueryData(queryKey, ended);
    setBusy(false);
  }

  if (isPending || data === undefined) return <TextSkeleton label={t`Loading`} count={3} />;
  if (!data.ok) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The newsletter settings could not be loaded`}
        reason={failureText(data.error)}
        action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  const leave = (label: string) => (
    <Button
      variant="outline"
      onClick={() => void unsubscribe()}
      busyLabel={isBusy ? t`Unsubscribing…` : undefined}
    >
      {label}
    </Button>
  );
  switch (data.value.state) {
    case 'confirmed':
      return (
        <Stack gap={5} align="start">
          <Text>{t`The newsletter goes to this address: ${data.value.email}`}</Text>
          {leave(t`Unsubscribe`)}
        </Stack>
      );
    case 'pending':
      return (
        <Stack gap={5} align="start">
          <Alert live>{t`Please confirm in the e-mail we sent`}</Alert>
          <Text tone="muted">{t`The letter went to this address: ${data.value.email}`}</Text>
          {leave(t`Take it back`)}
        </Stack>
      );
    case 'none':
      return (
        <Stack gap={5}>
          {wasEnded && (
            <Alert tone="success" live>
              {t`No more newsletters go to this address. Letters about orders still do.`}
            </Alert>
          )}
          <NewsletterInvitation />
          <Text>{t`Address: ${data.value.email}`}</Text>
          <NewsletterForm place="account" email={data.value.email} onAsked={() => void refetch()} />
        </Stack>
      );
  }
}
