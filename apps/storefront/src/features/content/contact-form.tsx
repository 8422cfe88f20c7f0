import { useLingui } from '@lingui/react/macro';
import { validateMessage, type MessageDetails } from '@shop/forms';
import { plainText } from '@shop/kernel';
import { Alert, Button, ErrorSummary, Stack, Text, TextLink } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useIsWritten } from '../../shared/page/use-is-written.ts';
import { useProblemText } from '../../shared/texts/problem-text.ts';
import { useFieldProblems } from '../../shared/forms/use-field-problems.ts';
import { ContactFields, contactFieldId, useContactFieldName } from './contact-fields.tsx';
import { sendMessage, type MessageOutcome } from './send-message.ts';
import { useStartShopper } from '../../shared/toasts/use-start-shopper.ts';

/** Sends a message to the shop. The text stays in the form until it was sent. */
export function ContactForm({
  topics,
  from,
}: {
  topics: readonly string[];
  from: 'business' | 'person';
}) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const shop = useShop();
  const startShopper = useStartShopper();
  const { seller } = shop.config;
  const problemText = useProblemText();
  const nameOf = useContactFieldName();
  const failureTexts = useFailureTexts();
  const { problems, errorOf, allows } = useFieldProblems<keyof MessageDetails>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<MessageOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (seller === null) return;
    const formElement = event.currentTarget;
    const form = new FormData(formElement);
    const value = (name: string) => plainText(String(form.get(name) ?? ''));
    const messageDetails: MessageDetails = {
      name: value('name'),
      email: value('email'),
      company: value('company'),
      text: value('text'),
    };
    const messageProblems = validateMessage(messageDetails, shop.config.validation, {
      forCompany: from === 'business',
    });
    setOutcome(undefined);
    setAttempt(attempt + 1);
    if (!allows(formElement, messageProblems)) return;
    setSending(true);
    const shopper = await startShopper(() => formElement.requestSubmit());
    if (shopper === undefined) {
      setSending(false);
      return;
    }
    const text = messageText(
      [
        [t`Name`, messageDetails.name],
        [t`Company name`, messageDetails.company],
        [t`Phone number`, value('phone')],
        [t`Order number`, value('order')],
      ],
      messageDetails.text,
    );
    setOutcome(
      await sendMessage(shopper.account.fetch, {
        email: messageDetails.email,
        to: seller.email,
        subject: value('topic') || (topics[0] ?? ''),
        text,
      }),
    );
    setSending(false);
  }

  // Without a seller there is no address to send to.
  if (seller === null) return null;
  if (outcome === 'sent') return <MessageSent />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <ErrorSummary
          // A new key for each attempt renders it again, so that it gets the focus.
          key={attempt}
          title={t`${problems.length} fields need to be corrected`}
          mistakes={problems.map((problem) => ({
            fieldId: contactFieldId(problem.field),
            label: nameOf(problem.field),
            text: problemText(problem),
          }))}
        />
        {outcome !== undefined && (
          <Alert tone="error" live>
            {failureTexts[outcome]}
          </Alert>
        )}
        <ContactFields topics={topics} from={from} errorOf={errorOf} />
        <Text size="small" tone="muted">
          <span>{t`The shop uses what is written here to answer it, and for nothing else.`}</span>{' '}
          {isWritten('/adatvedelem') && <TextLink href="/adatvedelem">{t`Privacy`}</TextLink>}
        </Text>
        <div>
          <Button type="submit" busyLabel={isSending ? t`Sending…` : undefined}>
            {from === 'business' ? t`Ask for an offer` : t`Send message`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useFailureTexts(): Readonly<Record<Exclude<MessageOutcome, 'sent'>, string>> {
  const { t } = useLingui();
  return {
    unreachable: t`There is no network. The message stays here: send it again later.`,
    'too-many': t`Too many messages at once. Try again in an hour.`,
    refused: t`The message could not be sent. Please try again later.`,
  };
}

function MessageSent() {
  const { t } = useLingui();
  return (
    <Alert tone="success" title={t`The message has arrived`} live>
      {t`A confirmation is on its way by e-mail; the answer comes within two working days.`}
    </Alert>
  );
}

/** Returns the message with the filled fields above it, one per line. */
function messageText(
  fields: readonly (readonly [label: string, value: string])[],
  text: string,
): string {
  const head = fields
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return `${head.join('\n')}\n\n${text}`;
}
