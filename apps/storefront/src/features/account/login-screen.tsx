import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  Button,
  Container,
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
import { useAccountFailureText } from './account-failure-text.ts';
import { returnPath } from './return-path.ts';

const route = getRouteApi('/login');

/** Signs a shopper in and goes back to where they came from. */
export function LoginScreen() {
  const { t } = useLingui();
  const personal = usePersonal();
  const navigate = useNavigate();
  const search = route.useSearch();
  const to = useIsHydrated() ? search.to : undefined;
  const failureText = useAccountFailureText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (personal === undefined) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const signedIn = await personal.account.login({
      username: String(form.get('username') ?? '').trim(),
      password: String(form.get('password') ?? ''),
    });
    setBusy(false);
    if (signedIn.ok) await navigate({ href: returnPath(to) });
    else setError(failureText(signedIn.error));
  }

  return (
    <Container width="text">
      <PageTitle>{t`Log in`}</PageTitle>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {error !== undefined && (
            <Notice tone="error" live>
              {error}
            </Notice>
          )}
          <TextField
            label={t`E-mail`}
            name="username"
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            required
          />
          <Button type="submit" busyLabel={isBusy ? t`Logging in…` : undefined}>
            {t`Log in`}
          </Button>
          <TextLink href="/reset-password">{t`Forgotten password?`}</TextLink>
          <Text>
            {t`No account yet?`} <TextLink href={registerHref(to)}>{t`Register`}</TextLink>
          </Text>
        </Stack>
      </form>
    </Container>
  );
}

const registerHref = (to: string | undefined) =>
  to === undefined ? '/register' : `/register?to=${encodeURIComponent(to)}`;
