import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button, Container, type Elements, PageTitle, SectionNav, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../../platform/use-connection.ts';
import { timeOfDay } from '../../../shared/texts/time-of-day.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { SignedInOnly, type SignedInSession } from './signed-in-only.tsx';

/** Layout of an account page: title, navigation, and content that only the signed-in customer sees. */
export function AccountPage({
  title,
  note,
  above,
  storedAtMs,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** Back link, shown above the title. */
  above?: ReactNode;
  /**
   * Returns the time of the stored data that the page shows without a network, in epoch ms. Absent: the page shows no
   * stored data.
   */
  storedAtMs?: ((session: SignedInSession) => number | undefined) | undefined;
  children: (session: SignedInSession) => Elements;
}) {
  return (
    <SignedInOnly>
      {(session) => (
        <Container>
          <AccountNavigation>
            {above !== undefined && <div>{above}</div>}
            <AccountTitle title={title} note={note} storedAtMs={storedAtMs?.(session)} />
            {children(session)}
          </AccountNavigation>
        </Container>
      )}
    </SignedInOnly>
  );
}

function AccountTitle({
  title,
  note,
  storedAtMs,
}: {
  title: string;
  note: ReactNode;
  storedAtMs: number | undefined;
}) {
  const storedText = useStoredText(storedAtMs);
  return (
    <PageTitle
      note={note}
      lead={
        storedText && (
          <Text as="span" size="small">
            {storedText}
          </Text>
        )
      }
    >
      {title}
    </PageTitle>
  );
}

/** Shows the age of stored data while the shop is unreachable. `atMs`: time of the server response, in epoch ms. */
export function StoredNote({ atMs }: { atMs: number | undefined }) {
  const storedText = useStoredText(atMs);
  return storedText === undefined ? null : (
    <Text size="small" tone="muted">
      {storedText}
    </Text>
  );
}

/** Returns the age of stored data as text; undefined while the shop is reachable or nothing is stored. */
function useStoredText(atMs: number | undefined): string | undefined {
  const { t } = useLingui();
  const { locale } = useShop().view;
  const connection = useConnection();
  if (connection === 'online' || atMs === undefined) return undefined;
  const time = timeOfDay(atMs, locale);
  return t`Saved data: ${time}`;
}

function AccountNavigation({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const pages = [
    { label: t`My profile`, href: '/account' },
    { label: t`Shipping details`, href: '/account/addresses' },
    { label: t`My orders`, href: '/account/orders' },
    { label: t`My reviews`, href: '/account/reviews' },
    { label: t`Recently viewed`, href: '/account/recently-viewed' },
    { label: t`Newsletter`, href: '/account/newsletter' },
    { label: t`Loyalty card`, href: '/account/loyalty' },
    { label: t`Sign-in`, href: '/account/security' },
    { label: t`Download or delete my data`, href: '/account/data' },
  ];
  return (
    <SectionNav
      label={t`Pages of the account`}
      items={pages.map((page) => ({
        ...page,
        current: page.href === '/account' ? path === page.href : path.startsWith(page.href),
      }))}
      end={<LogoutButton />}
    >
      {children}
    </SectionNav>
  );
}

/** Ends the session and opens the home page. */
function LogoutButton() {
  const { t } = useLingui();
  const shopper = useShopper();
  const navigate = useNavigate();

  async function logOut(): Promise<void> {
    await shopper?.account.logout();
    await navigate({ href: '/' });
  }

  return (
    <Button variant="outline" size="small" icon="logout" onClick={() => void logOut()}>
      {t`Log out`}
    </Button>
  );
}
