import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  Button,
  Container,
  FieldRow,
  Notice,
  PageTitle,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { useAccountFailureText } from './account-failure-text.ts';
import { returnPath } from './return-path.ts';

const route = getRouteApi('/register');

/** Makes an account and signs in at once. */
export function RegisterScreen() {
  const { t } = useLingui();
  const personal = usePersonal();
  const navigate = useNavigate();
  const { validation } = useShop().config;
  const search = route.useSearch();
  const to = useIsHydrated() ? search.to : undefined;
  const failureText = useAccountFailureText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (personal === undefined) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    const registered = await personal.account.register({
      email: text('email'),
      firstname: text('firstname'),
      lastname: text('lastname'),
      password: String(form.get('password') ?? ''),
    });
    setBusy(false);
    if (registered.ok) await navigate({ href: returnPath(to) });
    else setError(failureText(registered.error));
  }

  return (
    <Container width="text">
      <PageTitle>{t`Register`}</PageTitle>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {error !== undefined && (
            <Notice tone="error" live>
              {error}
            </Notice>
          )}
          <FieldRow>
            <TextField
              label={t`Last name`}
              name="lastname"
              autoComplete="family-name"
              minLength={validation.minNameLength}
              required
            />
            <TextField
              label={t`First name`}
              name="firstname"
              autoComplete="given-name"
              minLength={validation.minNameLength}
              required
            />
          </FieldRow>
          <TextField label={t`E-mail`} name="email" type="email" autoComplete="email" required />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="new-password"
            minLength={validation.minPasswordLength}
            hint={t`At least ${validation.minPasswordLength} characters`}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            required
          />
          <Button type="submit" busyLabel={isBusy ? t`Creating the account…` : undefined}>
            {t`Register`}
          </Button>
          <Text>
            {t`Already have an account?`} <TextLink href="/login">{t`Log in`}</TextLink>
          </Text>
        </Stack>
      </form>
    </Container>
  );
}
