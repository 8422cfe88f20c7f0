import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@shop/contract';
import { FieldRow, TextField } from '@shop/ui';
import { useShop } from '../../wiring/use-shop.ts';

/** Family name and given name, as they stand in an account. */
export function NameFields({ of }: { of?: Pick<Profile, 'firstname' | 'lastname'> | undefined }) {
  const { t } = useLingui();
  const { validation } = useShop().config;
  const bounds = { minLength: validation.minNameLength, maxLength: 100, required: true };
  return (
    <FieldRow>
      <TextField
        label={t`Last name`}
        name="lastname"
        autoComplete="family-name"
        defaultValue={of?.lastname}
        {...bounds}
      />
      <TextField
        label={t`First name`}
        name="firstname"
        autoComplete="given-name"
        defaultValue={of?.firstname}
        {...bounds}
      />
    </FieldRow>
  );
}
