import { useLingui } from '@lingui/react/macro';
import { formatName } from '@shop/format';
import { useNavigate } from '@tanstack/react-router';
import { Button, Container, LinkButton, PageTitle, SpecTable, Stack } from '@shop/ui';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { SignedInOnly, type SignedInSession } from './signed-in-only.tsx';

/** Who is signed in, the way to the orders, and the way out. */
export function AccountScreen() {
  return <SignedInOnly>{(session) => <Overview session={session} />}</SignedInOnly>;
}

function Overview({ session: { profile } }: { session: SignedInSession }) {
  const { t } = useLingui();
  const { view } = useShop();
  const personal = usePersonal();
  const navigate = useNavigate();
  const name =
    profile === undefined
      ? ''
      : formatName({ firstname: profile.firstname, lastname: profile.lastname }, view.language);

  async function logOut(): Promise<void> {
    await personal?.account.logout();
    await navigate({ href: '/' });
  }

  return (
    <Container width="narrow">
      <PageTitle>{t`My account`}</PageTitle>
      <Stack gap={8}>
        <SpecTable
          caption={t`My profile`}
          captionVisible
          rows={[
            { label: t`Name`, value: name },
            { label: t`E-mail`, value: profile?.email ?? '' },
          ]}
        />
        <Stack direction="row" gap={4}>
          <LinkButton href="/account/orders">{t`My orders`}</LinkButton>
          <Button variant="outline" icon="logout" onClick={() => void logOut()}>
            {t`Log out`}
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
