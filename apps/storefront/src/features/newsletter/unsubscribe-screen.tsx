import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { shopCalls } from '@shop/contract';
import { Button, Container, LinkButton, Alert, PageTitle, Stack, TextSkeleton } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useAccountFailureText } from '../../shared/texts/account-failure-text.ts';

/** Opened by the unsubscribe link of an email. It unsubscribes at once, without a login or another press. */
export function UnsubscribeScreen() {
  const { t } = useLingui();
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useIsHydrated();
  return (
    <Container width="text">
      <PageTitle>{t`Unsubscribe`}</PageTitle>
      {isHydrated && hash === '' ? (
        <Alert>{t`This page is opened by the "Unsubscribe" link at the foot of our letters.`}</Alert>
      ) : (
        <Ending subscription={hash} />
      )}
    </Container>
  );
}

type EndingState =
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly what: 'newsletter' | 'stock-alert' }
  | { readonly kind: 'failed'; readonly text: string; readonly isFinal: boolean };

function Ending({ subscription }: { subscription: string }) {
  const { t } = useLingui();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EndingState>({ kind: 'busy' });

  useEffect(() => {
    let isWanted = subscription !== '';
    if (!isWanted) return undefined;
    void ask(shopCalls.unsubscribe, { query: { subscription } }).then((ended) => {
      if (!isWanted) return;
      if (ended.ok) {
        setState({ kind: 'done', what: ended.value });
        return;
      }
      const isFinal = ended.error.kind === 'rejected' && ended.error.error === 'link-invalid';
      setState({
        kind: 'failed',
        isFinal,
        text: isFinal
          ? t`This link is not whole. It is best opened straight from the letter.`
          : failureText(ended.error),
      });
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words may change, the wish is one
  }, [ask, subscription, attempt]);

  switch (state.kind) {
    case 'busy':
      return (
        <>
          <TextSkeleton label={t`Unsubscribing…`} count={2} />
          <noscript>
            {t`Without JavaScript the "Unsubscribe" button of the mail program does the same.`}
          </noscript>
        </>
      );
    case 'done':
      return (
        <Stack gap={5} align="start">
          <Alert tone="success" live title={t`Unsubscribed`}>
            {state.what === 'newsletter'
              ? t`No more newsletters go to this address. Letters about orders still do.`
              : t`No more stock alerts go to this address.`}
          </Alert>
          <LinkButton variant="outline" href="/">{t`Home`}</LinkButton>
        </Stack>
      );
    case 'failed':
      return (
        <Stack gap={5} align="start">
          <Alert tone="error" live>
            {state.text}
          </Alert>
          {!state.isFinal && (
            <Button
              onClick={() => {
                setState({ kind: 'busy' });
                setAttempt(attempt + 1);
              }}
            >
              {t({ message: 'Retry' })}
            </Button>
          )}
        </Stack>
      );
  }
}
