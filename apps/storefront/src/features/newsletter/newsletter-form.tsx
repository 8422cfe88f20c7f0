import { Trans, useLingui } from '@lingui/react/macro';
import { maxEmailLength } from '@shop/contract';
import { plainEmail } from '@shop/kernel';
import { Button, Checkbox, Alert, Stack, TextField, TextLink } from '@shop/ui';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { newsletterEmailClaim } from '../../shopper/device/newsletter-email-claim.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useRequiredFields } from '../../shared/forms/use-required-fields.ts';
import { sendForm, type FormOutcome } from '../../shared/forms/send-form.ts';
import { invitationClaim } from './invitation-claim.ts';
import { useStartShopper } from '../../shared/toasts/use-start-shopper.ts';

interface NewsletterFormProps {
  /** Position of the form in the shop; stored with the consent. */
  readonly place: 'footer' | 'popup' | 'account' | 'landing';
  /** The list of a landing page; default: the list of the shop. */
  readonly list?: string;
  /** Address to subscribe; absent: the form has an email field. */
  readonly email?: string;
  onAsked?(): void;
}

/** Subscribes to the newsletter. The consent checkbox is not preselected. */
export function NewsletterForm({ place, list, email: ownEmail, onAsked }: NewsletterFormProps) {
  const { t } = useLingui();
  const shop = useShop();
  const startShopper = useStartShopper();
  const { errorOf, allows } = useRequiredFields();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (!allows(form)) return;
    const typed = plainEmail(String(new FormData(form).get('email') ?? ''));
    setSending(true);
    const shopper = await startShopper(() => form.requestSubmit());
    if (shopper === undefined) {
      setSending(false);
      return;
    }
    const became = await sendForm(shopper, {
      stream: 'form:newsletter',
      call: 'subscribe',
      body: {
        email: ownEmail ?? typed,
        consent_version: shop.config.offers.newsletterConsentVersion,
        place,
        list,
      },
    });
    setOutcome(became);
    setSending(false);
    if (became === 'refused') return;
    void shopper.claims.set(invitationClaim, true, 'subscribed');
    if (ownEmail === undefined) {
      void shopper.claims.set(newsletterEmailClaim, typed, 'subscribed');
    }
    onAsked?.();
  }

  const outcomeTexts: Readonly<Record<FormOutcome, string>> = {
    sent: t`Please confirm in the e-mail we sent`,
    waiting: t`You are offline. It will be sent once the network is back.`,
    refused: t`Newsletter subscription failed`,
  };
  const field = useKnownEmail();
  const isDone = outcome === 'sent' || outcome === 'waiting';
  return (
    <Stack gap={3}>
      {outcome !== undefined && (
        <Alert tone={isDone ? 'success' : 'error'} live>
          {outcomeTexts[outcome]}
        </Alert>
      )}
      {!isDone && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={5}>
            {ownEmail === undefined && (
              <TextField
                ref={field}
                label={t`E-mail`}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={maxEmailLength}
                error={errorOf('email')}
                required
              />
            )}
            <Checkbox
              label={t`I agree to receive the newsletter`}
              hint={
                <Trans>
                  Every letter has a link to unsubscribe. How the address is kept stands in the{' '}
                  <TextLink href="/adatvedelem">privacy notice</TextLink>.
                </Trans>
              }
              name="consent"
              error={errorOf('consent') && t`The newsletter goes to those who have agreed to it.`}
              required
            />
            <div>
              <Button
                type="submit"
                variant={place === 'landing' ? 'primary' : 'outline'}
                busyLabel={isSending ? t`Sending…` : undefined}
              >
                {t`Subscribe`}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

/** Returns a ref that fills an empty field with the email address entered on this device before. */
function useKnownEmail(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const claims = useShopper()?.claims;
  useEffect(() => {
    void claims?.check(newsletterEmailClaim).then((claim) => {
      const input = field.current;
      if (input?.value === '' && typeof claim?.value === 'string') input.value = claim.value;
    });
  }, [claims]);
  return field;
}
