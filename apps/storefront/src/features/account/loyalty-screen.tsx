import { useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@shop/ui';
import { AccountPage } from './account-page.tsx';

/** The place of a loyalty card. The shop gives none out yet, and says so. */
export function LoyaltyScreen() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Loyalty card`}>
      {() => (
        <EmptyState
          icon="card"
          title={t`There is no loyalty card for this account`}
          text={t`Offers for regular customers come with the newsletter.`}
          action={<LinkButton href="/account/newsletter">{t`Newsletter`}</LinkButton>}
        />
      )}
    </AccountPage>
  );
}
