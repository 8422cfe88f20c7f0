import { useLingui } from '@lingui/react/macro';
import {
  maxCompanyLength,
  maxEmailLength,
  maxOrderNumberLength,
  maxPersonNameLength,
  maxTelephoneLength,
} from '@shop/contract';
import { maxMessageTextLength, type MessageDetails } from '@shop/forms';
import { FieldRow, SelectField, TextArea, TextField } from '@shop/ui';

type ContactField = keyof MessageDetails;

export const contactFieldId = (field: ContactField) => `contact-${field}`;

/** Returns the label of a required field, for the list of errors. */
export function useContactFieldName(): (field: ContactField) => string {
  const { t } = useLingui();
  return (field) => {
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
  };
}

/** Fields of the contact form: a company for businesses, an order number for persons. */
export function ContactFields({
  topics,
  from,
  errorOf,
}: {
  topics: readonly string[];
  from: 'business' | 'person';
  errorOf: (field: ContactField) => string | undefined;
}) {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <TextField
          id={contactFieldId('name')}
          label={t`Name`}
          name="name"
          autoComplete="name"
          maxLength={maxPersonNameLength}
          error={errorOf('name')}
          required
        />
        <TextField
          id={contactFieldId('email')}
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
            id={contactFieldId('company')}
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
        id={contactFieldId('text')}
        label={t`Message`}
        name="text"
        rows={7}
        maxLength={maxMessageTextLength}
        error={errorOf('text')}
        required
      />
    </>
  );
}
