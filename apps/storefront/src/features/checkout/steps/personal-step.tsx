import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import type { NewPassword } from '@shop/forms';
import { Checkbox, FieldRow, PasswordField, Text, TextField, TextLink } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { signInDialogAtom } from '../../../shared/overlays/sign-in-dialog.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { NameRow } from '../../../shared/forms/name-row.tsx';
import { StepForm } from './step-form.tsx';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';

/** Step for the buyer: as a guest, signed in, or with a new account. */
export function PersonalStep({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const fieldTexts = useFieldTexts(state);
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  const openSignIn = useSetAtom(signInDialogAtom);
  const isGuest = session?.status !== 'signed-in';
  const { personal } = state;

  return (
    <StepForm checkout={checkout} title={t`Personal details`}>
      {isGuest && (
        <Text>
          <span>{t`Already have an account?`}</span>{' '}
          <TextLink
            href="/login?to=/checkout"
            onClick={(event) => {
              event.preventDefault();
              openSignIn('login');
            }}
          >
            {t`Log in`}
          </TextLink>
        </Text>
      )}
      <NameRow
        lastName={
          <TextField
            id={stepFieldId('lastName')}
            label={t`Last name`}
            name="lastName"
            autoComplete="family-name"
            value={personal.lastName}
            onChange={(event) => void checkout.changePersonal({ lastName: event.target.value })}
            {...fieldTexts('lastName')}
          />
        }
        firstName={
          <TextField
            id={stepFieldId('firstName')}
            label={t`First name`}
            name="firstName"
            autoComplete="given-name"
            value={personal.firstName}
            onChange={(event) => void checkout.changePersonal({ firstName: event.target.value })}
            {...fieldTexts('firstName')}
          />
        }
      />
      <TextField
        id={stepFieldId('emailAddress')}
        label={t`E-mail`}
        name="emailAddress"
        type="email"
        autoComplete="email"
        value={personal.emailAddress}
        onChange={(event) => void checkout.changePersonal({ emailAddress: event.target.value })}
        {...fieldTexts('emailAddress')}
      />
      {isGuest && (
        <Checkbox
          label={t`Create an account`}
          name="createAccount"
          checked={personal.createAccount}
          onChange={(event) =>
            void checkout.changePersonal({ createAccount: event.target.checked })
          }
        />
      )}
      {isGuest && personal.createAccount && <NewPasswordFields checkout={checkout} state={state} />}
    </StepForm>
  );
}

function NewPasswordFields({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const fieldTexts = useFieldTexts(state);
  const [password, setPassword] = useState<NewPassword>({ password: '', repeatedPassword: '' });

  function changePassword(change: Partial<NewPassword>): void {
    const next = { ...password, ...change };
    setPassword(next);
    checkout.setPassword(next);
  }

  return (
    <FieldRow>
      <PasswordField
        id={stepFieldId('password')}
        label={t`Password`}
        name="password"
        autoComplete="new-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password.password}
        onChange={(event) => changePassword({ password: event.target.value })}
        {...fieldTexts('password')}
      />
      <PasswordField
        id={stepFieldId('repeatedPassword')}
        label={t`Repeat password`}
        name="repeatedPassword"
        autoComplete="new-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password.repeatedPassword}
        onChange={(event) => changePassword({ repeatedPassword: event.target.value })}
        {...fieldTexts('repeatedPassword')}
      />
    </FieldRow>
  );
}
