import { useLingui } from '@lingui/react/macro';
import type { Session } from '@shop/account';
import { useLocation } from '@tanstack/react-router';
import { Container, EmptyState, LinkButton, TextSkeleton, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { usePersonalValue } from '../../wiring/personal-context.tsx';

export type SignedInSession = Extract<Session, { status: 'signed-in' }>;

/** Shows a page to whom it belongs; everybody else is told that it needs a login, and led there. */
export function SignedInOnly({ children }: { children: (session: SignedInSession) => ReactNode }) {
  const { t } = useLingui();
  const session = usePersonalValue((personal) => personal.account.session, starting);
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (session.status === 'signed-in') return children(session);
  return (
    <Container width="narrow">
      {session.status === 'starting' ? (
        <>
          <VisuallyHidden as="h1">{t`My account`}</VisuallyHidden>
          <TextSkeleton label={t`Loading`} count={4} />
        </>
      ) : (
        <EmptyState
          icon="lock"
          headingLevel={1}
          title={t`You need to be logged in to see this page`}
          action={
            <LinkButton href={`/login?to=${encodeURIComponent(path)}`}>{t`Log in`}</LinkButton>
          }
        />
      )}
    </Container>
  );
}

const starting: Session = { status: 'starting' };
