import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '@shop/ui';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { EraseAccountForm } from './erase-account-form.tsx';
import { ExportButton } from './export-button.tsx';

/** Page for exporting personal data and deleting the account. */
export function PersonalDataScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`Download or delete my data`}>
      {() =>
        shopper === undefined ? null : (
          <Stack gap={12}>
            <Stack as="section" gap={5}>
              <Stack gap={1}>
                <Heading level={2} size="small">
                  {t`Download`}
                </Heading>
                <Text>
                  {t`Everything the shop keeps of this account in one file: profile, addresses, cart, orders, wishlist, reviews, newsletter.`}
                </Text>
              </Stack>
              <ExportButton account={shopper.account} />
            </Stack>
            <Stack as="section" gap={5}>
              <Stack gap={1}>
                <Heading level={2} size="small">
                  {t`Delete account`}
                </Heading>
                <Text>
                  {t`The account and everything that belongs to it is deleted and cannot be brought back. Of past orders only what accounting law demands is kept, for eight years.`}
                </Text>
              </Stack>
              <EraseAccountForm shopper={shopper} />
            </Stack>
          </Stack>
        )
      }
    </AccountPage>
  );
}
