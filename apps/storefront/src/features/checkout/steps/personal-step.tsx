import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import { Checkbox, PasswordField, Text, TextField, TextLink } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useShop } from '../../../shop/use-shop.ts';
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
      {isGuest && personal.createAccount && <NewPasswordField checkout={checkout} state={state} />}
    </StepForm>
  );
}

function NewPasswordField({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const { validation } = useShop().config;
  const fieldTexts = useFieldTexts(state);
  return (
    <PasswordField
      id={stepFieldId('password')}
      label={t`Password`}
      name="password"
      autoComplete="new-password"
      hint={t`At least ${validation.minPasswordLength} characters`}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      onChange={(event) => checkout.setPassword(event.target.value)}
      {...fieldTexts('password')}
    />
  );
}
