import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { phoneForDisplay } from '@shop/forms';
import { Button, Container, ErrorState, Stack, TextLink } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import { isUnreachable } from '../../queries/answered.ts';
import { useNetworkReturn } from './use-network-return.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';

/** Shown after an error; the server answers 500. Names the next steps. */
export function FailureScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const router = useRouter();
  const isAway = useShopper()?.connectivity.isOnline() === false;
  const isUnavailable = isAway || isUnreachable(error);
  const { requestId, shop } = router.options.context;
  const seller = shop.config.seller;
  const phone =
    seller === null ? undefined : phoneForDisplay(seller.phone).replaceAll(' ', '\u00a0');
  useWayHomeOffline(isAway);

  /** Requests the data again, or reloads the document if the page itself failed. */
  function retry(): void {
    if (isUnreachable(error)) void router.invalidate();
    else window.location.reload();
  }

  useNetworkReturn(retry, !isUnavailable);

  /** The text names the network of the device only if the browser is offline, never if the shop does not respond. */
  function reason(): string {
    if (isAway) return t`The network does not answer, and this page has not been seen before.`;
    return isUnavailable
      ? t`Try again in a few minutes. What is in the cart stays.`
      : t`The fault is ours. It has been written down.`;
  }

  return (
    <Container width="narrow">
      <ErrorState
        icon={isAway ? 'offline' : 'warning'}
        title={isUnavailable ? t`The shop cannot be reached` : t`Something went wrong`}
        reason={reason()}
        advice={
          isAway || phone === undefined
            ? undefined
            : t`If it happens again, customer service helps on this number: ${phone}.`
        }
        code={requestId === undefined ? undefined : t`Number of the request: ${requestId}`}
        action={
          <Stack direction="row" gap={5} justify="center">
            <Button onClick={retry}>{t({ message: 'Retry' })}</Button>
            <TextLink href="/">{t`Home`}</TextLink>
          </Stack>
        }
      />
    </Container>
  );
}

/** Without a network, a page that is not stored on this device cannot open: shows a notice and opens the home page. */
function useWayHomeOffline(isAway: boolean): void {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const notify = useSetAtom(showToastAtom);
  const message = t`The product, category or CMS page is not available in offline mode. Redirecting to Home.`;
  useEffect(() => {
    if (!isAway || router.latestLocation.pathname === '/') return;
    notify({ tone: 'info', message });
    void navigate({ to: '/', replace: true });
  }, [isAway, message, navigate, notify, router]);
}
