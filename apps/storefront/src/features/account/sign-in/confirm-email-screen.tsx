import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button, Container, LinkButton, Alert, PageTitle, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/**
 * Opened by the link in the email to a new address. The token is in the hash, which is not sent to a server. It is used
 * at a press, so that a mail program that opens links does not use it up.
 */
export function ConfirmEmailScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  const failureText = useAccountFailureText();
  const hash = useLocation({ select: (location) => location.hash });
  const token = useIsHydrated() ? new URLSearchParams(hash).get('token') : null;
  const [email, setEmail] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (shopper === undefined || token === null) return;
    setBusy(true);
    const confirmed = await shopper.account.confirmEmail(token);
    setBusy(false);
    setError(confirmed.ok ? undefined : failureText(confirmed.error));
    if (confirmed.ok) setEmail(confirmed.value);
  }

  return (
    <Container width="text">
      <PageTitle>{t`New e-mail address`}</PageTitle>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        {email === undefined ? (
          <>
            <Text>{t`From now on the account is opened with this address. The former one is told.`}</Text>
            <Stack direction="row">
              <Button onClick={() => void confirm()} busyLabel={isBusy ? t`Saving…` : undefined}>
                {t`Confirm the address`}
              </Button>
            </Stack>
          </>
        ) : (
          <>
            <Alert tone="success" live>
              {t`The account is opened with ${email} from now on.`}
            </Alert>
            <Stack direction="row">
              <LinkButton href="/account">{t`My account`}</LinkButton>
            </Stack>
          </>
        )}
      </Stack>
    </Container>
  );
}
