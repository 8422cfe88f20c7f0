import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@shop/contract';
import { TextField } from '@shop/ui';
import { useState } from 'react';
import { NameRow } from '../../../shared/forms/name-row.tsx';

/**
 * Fields for first and last name of an account. A name changed elsewhere replaces the value of a field that was not
 * edited.
 */
export function NameFields({
  of,
  errorOf,
}: {
  of?: Pick<Profile, 'firstname' | 'lastname'> | undefined;
  errorOf: (field: 'firstName' | 'lastName') => string | undefined;
}) {
  const { t } = useLingui();
  /** Names of the account when a field was edited. */
  const [replaced, setReplaced] = useState<Partial<Record<string, string>>>({});
  const keepTyped = (name: string, accountName: string | undefined) =>
    setReplaced((previous) => ({ [name]: accountName, ...previous }));
  return (
    <NameRow
      lastName={
        <TextField
          key={replaced['lastName'] ?? of?.lastname}
          onChange={() => keepTyped('lastName', of?.lastname)}
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          defaultValue={of?.lastname}
          error={errorOf('lastName')}
          required
        />
      }
      firstName={
        <TextField
          key={replaced['firstName'] ?? of?.firstname}
          onChange={() => keepTyped('firstName', of?.firstname)}
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          defaultValue={of?.firstname}
          error={errorOf('firstName')}
          required
        />
      }
    />
  );
}
