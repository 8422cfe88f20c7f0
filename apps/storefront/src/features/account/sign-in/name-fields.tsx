import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@shop/contract';
import { TextField } from '@shop/ui';
import { NameRow } from '../../../shared/forms/name-row.tsx';

/** Both halves of a name, as they stand in an account. */
export function NameFields({
  of,
  errorOf,
}: {
  of?: Pick<Profile, 'firstname' | 'lastname'> | undefined;
  errorOf: (field: 'firstName' | 'lastName') => string | undefined;
}) {
  const { t } = useLingui();
  return (
    <NameRow
      lastName={
        <TextField
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
