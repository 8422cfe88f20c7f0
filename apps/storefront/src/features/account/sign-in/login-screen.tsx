import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Container, PageTitle, Text, TextLink } from '@shop/ui';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { LoginForm } from './login-form.tsx';
import { returnPath, wayIn } from './return-path.ts';

const route = getRouteApi('/login');

/** Signs a shopper in and opens the page that required the login. */
export function LoginScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = route.useSearch();
  const to = useIsHydrated() ? search.to : undefined;
  return (
    <Container width="form">
      <PageTitle>{t`Log in`}</PageTitle>
      <LoginForm onSignedIn={() => void navigate({ href: returnPath(to) })}>
        <TextLink href="/reset-password">{t`Forgotten password?`}</TextLink>
        <Text>
          <span>{t`No account yet?`}</span>{' '}
          <TextLink href={wayIn('/register', to)}>{t`Register`}</TextLink>
        </Text>
        <TextLink href="/order">{t`Track an order without an account`}</TextLink>
      </LoginForm>
    </Container>
  );
}
