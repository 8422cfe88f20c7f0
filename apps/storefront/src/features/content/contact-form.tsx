import { useLingui } from '@lingui/react/macro';
import { maxMessageTextLength, validateMessage, type MessageDetails } from '@shop/forms';
import {
  maxCompanyLength,
  maxEmailLength,
  maxOrderNumberLength,
  maxPersonNameLength,
  maxTelephoneLength,
} from '@shop/contract';
import { plainText } from '@shop/kernel';
import {
  Button,
  ErrorSummary,
  FieldRow,
  Alert,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useProblemText } from '../../shared/texts/problem-text.ts';
import { useFieldProblems } from '../../shared/forms/use-field-problems.ts';
import { sendMessage, type MessageOutcome } from './send-message.ts';
import { useStartShopper } from '../../shared/toasts/use-start-shopper.ts';

type Field = keyof MessageDetails;

const idOf = (field: Field) => `contact-${field}`;

/** Writes to the shop. What was written stays in the form until it has arrived. */
export function ContactForm({
  topics,
  from,
}: {
  topics: readonly string[];
  from: 'business' | 'person';
}) {
  const { t } = useLingui();
  const shop = useShop();
  const startShopper = useStartShopper();
  const { seller } = shop.config;
  const problemText = useProblemText();
  const { problems, errorOf, allows } = useFieldProblems<Field>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<MessageOutcome>();

  function nameOf(field: Field): string {
    switch (field) {
      case 'name':
        return t`Name`;
      case 'email':
        return t`E-mail`;
      case 'company':
        return t`Company name`;
      case 'text':
        return t`Message`;
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (seller === null) return;
    const formElement = event.currentTarget;
    const form = new FormData(formElement);
    const value = (name: string) => plainText(String(form.get(name) ?? ''));
    const written: MessageDetails = {
      name: value('name'),
      email: value('email'),
      company: value('company'),
      text: value('text'),
    };
    const found = validateMessage(written, shop.config.validation, {
      forCompany: from === 'business',
    });
    setOutcome(undefined);
    setAttempt(attempt + 1);
    if (!allows(formElement, found)) return;
    setSending(true);
    const shopper = await startShopper(() => formElement.requestSubmit());
    if (shopper === undefined) {
      setSending(false);
      return;
    }
    const lines = [
      [t`Name`, written.name],
      [t`Company name`, written.company],
      [t`Phone number`, value('phone')],
      [t`Order number`, value('order')],
    ].filter(([, told]) => told !== '');
    const head = lines.map(([label, told]) => `${label}: ${told}`).join('\n');
    setOutcome(
      await sendMessage(shopper.account.fetch, {
        email: written.email,
        to: seller.email,
        subject: value('topic') || (topics[0] ?? ''),
        text: `${head}\n\n${written.text}`,
      }),
    );
    setSending(false);
  }

  // A shop that does not say who it is cannot be written to.
  if (seller === null) return null;
  const outcomeTexts: Readonly<Record<Exclude<MessageOutcome, 'sent'>, string>> = {
    unreachable: t`There is no network. The message stays here: send it again later.`,
    'too-many': t`Too many messages at once. Try again in an hour.`,
    refused: t`The message could not be sent. Please try again later.`,
  };
  if (outcome === 'sent') {
    return (
      <Alert tone="success" title={t`The message has arrived`} live>
        {t`A confirmation is on its way by e-mail; the answer comes within two working days.`}
      </Alert>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <ErrorSummary
          // With each try it comes anew, and takes the focus.
          key={attempt}
          title={t`${problems.length} fields need to be mended`}
          mistakes={problems.map((problem) => ({
            fieldId: idOf(problem.field),
            label: nameOf(problem.field),
            text: problemText(problem),
          }))}
        />
        {outcome !== undefined && (
          <Alert tone="error" live>
            {outcomeTexts[outcome]}
          </Alert>
        )}
        <FieldRow>
          <TextField
            id={idOf('name')}
            label={t`Name`}
            name="name"
            autoComplete="name"
            maxLength={maxPersonNameLength}
            error={errorOf('name')}
            required
          />
          <TextField
            id={idOf('email')}
            label={t`E-mail`}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={maxEmailLength}
            error={errorOf('email')}
            required
          />
        </FieldRow>
        <FieldRow>
          {from === 'business' ? (
            <TextField
              id={idOf('company')}
              label={t`Company name`}
              name="company"
              autoComplete="organization"
              maxLength={maxCompanyLength}
              error={errorOf('company')}
              required
            />
          ) : (
            <TextField
              label={t`Order number`}
              optionalLabel={t`optional`}
              name="order"
              autoComplete="off"
              maxLength={maxOrderNumberLength}
            />
          )}
          <TextField
            label={t`Phone number`}
            optionalLabel={t`optional`}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={maxTelephoneLength}
          />
        </FieldRow>
        {topics.length > 1 && (
          <SelectField
            label={t`Topic`}
            name="topic"
            choices={topics.map((topic) => ({ value: topic, label: topic }))}
          />
        )}
        <TextArea
          id={idOf('text')}
          label={t`Message`}
          name="text"
          rows={7}
          maxLength={maxMessageTextLength}
          error={errorOf('text')}
          required
        />
        <Text size="small" tone="muted">
          <span>{t`The shop uses what is written here to answer it, and for nothing else.`}</span>{' '}
          <TextLink href="/adatvedelem">{t`Privacy`}</TextLink>
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
