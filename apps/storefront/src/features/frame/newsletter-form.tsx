import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Heading, InlineField, Notice, Stack, Text, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../wiring/use-shop.ts';
import { sendForm, type FormOutcome } from '../forms/send-form.ts';

/** Asks for the newsletter. The consent starts empty and is the shopper's own press. */
export function NewsletterForm({
  title,
  text,
  list,
}: {
  title?: string;
  text?: string | undefined;
  /** The list of a landing page; the shop's own unless told. */
  list?: string;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setSending(true);
    setOutcome(
      await sendForm(await shop.personal(), {
        stream: 'form:newsletter',
        call: 'subscribe',
        body: {
          email,
          consent_version: shop.config.offers.newsletterConsentVersion,
          place: list === undefined ? 'footer' : 'landing',
          ...(list !== undefined && { list }),
        },
      }),
    );
    setSending(false);
  }

  const isDone = outcome === 'sent' || outcome === 'waiting';
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {title ?? t`Subscribe to our newsletter`}
      </Heading>
      <Text tone="stone">{text ?? t`New pieces, care tips and offers by e-mail.`}</Text>
      {outcome !== undefined && (
        <Notice tone={isDone ? 'success' : 'error'} live>
          {outcome === 'sent' && t`Please confirm in the e-mail we sent`}
          {outcome === 'waiting' && t`You are offline. It will be sent once the network is back.`}
          {outcome === 'refused' && t`Newsletter subscription failed`}
        </Notice>
      )}
      {!isDone && (
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap={3}>
            <InlineField>
              <TextField
                label={t`E-mail`}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
              <Button
                type="submit"
                variant="outline"
                busyLabel={isSending ? t`Sending…` : undefined}
              >
                {t`Subscribe`}
              </Button>
            </InlineField>
            <Checkbox label={t`I agree to receive the newsletter`} name="consent" required />
          </Stack>
        </form>
      )}
    </Stack>
  );
}
