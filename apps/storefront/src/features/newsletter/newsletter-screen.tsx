import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../account/layout/account-page.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';

/** Page of the newsletter in the account. */
export function NewsletterScreen() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Newsletter`}>
      {({ profile }) => (
        <div data-newsletter>
          <NewsletterPanel email={profile?.email ?? ''} />
        </div>
      )}
    </AccountPage>
  );
}
