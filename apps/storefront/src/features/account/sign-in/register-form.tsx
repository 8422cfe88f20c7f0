import { Trans, useLingui } from '@lingui/react/macro';
import { validateRegistration, type PersonalField } from '@shop/forms';
import { plainCode, plainEmail } from '@shop/kernel';
import {
  Button,
  type Elements,
  Alert,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@shop/ui';
import { formRules } from '../../../shop/form-rules.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { NameFields } from './name-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Creates an account and signs in at once. */
export function RegisterForm({
  onSignedIn,
  children,
}: {
  onSignedIn: () => void;
  /** Link for shoppers who have an account. */
  children: Elements;
}) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const shop = useShop();
  const { validation } = shop.config;
  const fields = useFieldProblems<PersonalField>();
  const { error, isBusy, submit } = useAccountForm((typed, form) => {
    const password = typed('password');
    const customer = {
      emailAddress: plainEmail(typed('emailAddress')),
      firstName: plainCode(typed('firstName')),
      lastName: plainCode(typed('lastName')),
      password,
    };
    if (!fields.allows(form, validateRegistration(customer, formRules(shop)))) return undefined;
    return ({ account }) =>
      account.register({
        email: customer.emailAddress,
        firstname: customer.firstName,
        lastname: customer.lastName,
        password,
      });
  }, onSignedIn);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <NameFields errorOf={fields.errorOf} />
        <TextField
          label={t`E-mail`}
          name="emailAddress"
          type="email"
          autoComplete="email"
          error={fields.errorOf('emailAddress')}
          required
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          error={fields.errorOf('password')}
          hint={t`At least ${validation.minPasswordLength} characters`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          required
        />
        <Button type="submit" busyLabel={isBusy ? t`Creating the account…` : undefined}>
          {t`Register`}
        </Button>
        {isWritten('/adatvedelem') && (
          <Text size="small" tone="muted">
            <Trans>
              How the data given here is kept stands in the{' '}
              <TextLink href="/adatvedelem" target="_blank">
                privacy notice
              </TextLink>
              .
            </Trans>
          </Text>
        )}
        {children}
      </Stack>
    </form>
  );
}
