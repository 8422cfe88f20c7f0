import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Container, PageTitle, Text, TextLink } from '@shop/ui';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { RegisterForm } from './register-form.tsx';
import { returnPath, wayIn } from './return-path.ts';

const route = getRouteApi('/register');

/** Creates an account and opens the page that the shopper came from. */
export function RegisterScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = route.useSearch();
  const to = useIsHydrated() ? search.to : undefined;
  return (
    <Container width="form">
      <PageTitle>{t`Register`}</PageTitle>
      <RegisterForm onSignedIn={() => void navigate({ href: returnPath(to) })}>
        <Text>
          <span>{t`Already have an account?`}</span>{' '}
          <TextLink href={wayIn('/login', to)}>{t`Log in`}</TextLink>
        </Text>
      </RegisterForm>
    </Container>
  );
}
