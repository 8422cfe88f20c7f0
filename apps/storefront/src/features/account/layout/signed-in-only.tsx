import { useLingui } from '@lingui/react/macro';
import type { Session } from '@shop/account';
import { useLocation } from '@tanstack/react-router';
import { Container, EmptyState, LinkButton, TextSkeleton, VisuallyHidden } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { signInDialogAtom } from '../../../shared/overlays/sign-in-dialog.ts';
import { useSubjectKey } from '../../../shared/forms/use-subject-key.ts';
import { ScriptsNeeded } from '../../../shared/page/scripts-needed.tsx';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';

export type SignedInSession = Extract<Session, { status: 'signed-in' }>;

/**
 * Shows a page to a signed-in customer. A guest sees a text with a login link. When a session was lost and its customer
 * must sign in again, the page stays mounted and keeps its typed values.
 */
export function SignedInOnly({ children }: { children: (session: SignedInSession) => ReactNode }) {
  const { t } = useLingui();
  const session = useShopperValue((shopper) => shopper.account.session, starting);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const lostSession = useShopperValue((shopper) => shopper.sessionReturn.lost, undefined);
  const openSignIn = useSetAtom(signInDialogAtom);
  const pageSession = session.status === 'signed-in' ? session : lostSession;
  const customerKey = useSubjectKey(pageSession?.profile?.id);
  if (pageSession !== undefined)
    return <Fragment key={customerKey}>{children(pageSession)}</Fragment>;
  return (
    <Container width="narrow">
      {session.status === 'starting' ? (
        <>
          <VisuallyHidden as="h1">{t`My account`}</VisuallyHidden>
          <TextSkeleton label={t`Loading`} count={4} />
          <ScriptsNeeded />
        </>
      ) : (
        <EmptyState
          icon="lock"
          headingLevel={1}
          title={t`You need to be logged in to see this page`}
          action={
            <LinkButton
              href={`/login?to=${encodeURIComponent(path)}`}
              onClick={(event) => {
                event.preventDefault();
                openSignIn('login');
              }}
            >{t`Log in`}</LinkButton>
          }
        />
      )}
    </Container>
  );
}

const starting: Session = { status: 'starting' };
