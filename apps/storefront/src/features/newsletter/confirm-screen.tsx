import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { shopCalls } from '@shop/contract';
import { Button, Container, LinkButton, Alert, PageTitle, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useAccountFailureText } from '../../shared/texts/account-failure-text.ts';

/**
 * Opened by the link of an email. A press on this page gives the consent, so that a program that opens links cannot
 * give it. The token is in the hash, which is not sent to a server.
 */
export function ConfirmScreen() {
  const { t } = useLingui();
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useIsHydrated();
  return (
    <Container width="text">
      <PageTitle>{t`Confirm the newsletter`}</PageTitle>
      {isHydrated && hash === '' ? <NoLink /> : <Confirmation token={hash} />}
    </Container>
  );
}

function NoLink() {
  const { t } = useLingui();
  return (
    <Alert>{t`This page is opened by the link in the letter we sent after the subscription.`}</Alert>
  );
}

function Confirmation({ token }: { token: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly error: string }>('idle');

  async function confirm(): Promise<void> {
    setState('busy');
    const confirmed = await ask(shopCalls.confirmNewsletter, { body: { token } });
    if (confirmed.ok) {
      setState('done');
      return;
    }
    const { error } = confirmed;
    const isUsed = error.kind === 'rejected' && error.error === 'link-invalid';
    setState({
      error: isUsed
        ? t`This link was used already or is too old. Whoever has confirmed before has nothing left to do; a new link can be asked for at the foot of the page.`
        : failureText(error),
    });
  }

  if (state === 'done') {
    return (
      <Stack gap={5} align="start">
        <Alert tone="success" live title={t`Subscribed`}>
          {shop.config.offers.newsletterCouponPercent > 0
            ? t`The coupon is on its way by e-mail.`
            : t`The next letter will arrive by e-mail.`}
        </Alert>
        <LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap={5} align="start">
      <Text>{t`One press is left: with it the newsletter begins. It can be ended with one click in every letter.`}</Text>
      {typeof state === 'object' && (
        <Alert tone="error" live>
          {state.error}
        </Alert>
      )}
      <Button
        onClick={() => void confirm()}
        busyLabel={state === 'busy' ? t`Sending…` : undefined}
      >{t`Confirm the subscription`}</Button>
      <noscript>{t`This step needs JavaScript.`}</noscript>
    </Stack>
  );
}
