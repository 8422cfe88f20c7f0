import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@shop/contract';
import { TextField } from '@shop/ui';
import { useState } from 'react';
import { NameRow } from '../../../shared/forms/name-row.tsx';

/** Both halves of a name, as they stand in an account. A name that was changed elsewhere shows in a field that was not typed into. */
export function NameFields({
  of,
  errorOf,
}: {
  of?: Pick<Profile, 'firstname' | 'lastname'> | undefined;
  errorOf: (field: 'firstName' | 'lastName') => string | undefined;
}) {
  const { t } = useLingui();
  /** What the account had when a field was typed into. */
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
