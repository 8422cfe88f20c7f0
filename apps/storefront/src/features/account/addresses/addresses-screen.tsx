import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { removeAddress, upsertAddress, withDefaultFlags } from '@shop/forms';
import type { CustomerAddress, Profile } from '@shop/contract';
import { Button, EmptyState, Grid, Alert, Stack } from '@shop/ui';
import { useState } from 'react';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { addressBookInFlight } from '../../../shared/addresses/address-book-in-flight.ts';

const none: readonly never[] = [];

/** Lists the addresses of an account. The default addresses prefill the checkout. */
export function AddressesScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`Shipping details`} storedAtMs={({ profileAtMs }) => profileAtMs}>
      {({ profile }) =>
        shopper === undefined || profile === undefined ? null : (
          <AddressBook account={shopper.account} profile={profile} />
        )
      }
    </AccountPage>
  );
}

/** Address in the open form: index of a saved address; undefined for a new one. */
type Edited = { readonly index: number | undefined };

function AddressBook({ account, profile }: { account: Account; profile: Profile }) {
  const { t } = useLingui();
  const failureText = useAccountFailureText();
  const [edited, setEdited] = useState<Edited>();
  const [error, setError] = useState<string>();
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const book = addressBookInFlight(tasks, profile.id) ?? profile.addresses;

  async function keep(to: CustomerAddress[]): Promise<void> {
    const queued = await account.updateProfile({ addresses: to });
    setError(queued.ok ? undefined : failureText(queued.error));
    if (!queued.ok) return;
    setEdited(undefined);
  }

  if (edited !== undefined) {
    return (
      <AddressForm
        address={
          edited.index === undefined
            ? withDefaultFlags(book, { firstname: profile.firstname, lastname: profile.lastname })
            : (book[edited.index] ?? {})
        }
        error={error}
        onSave={(address) => void keep(upsertAddress(book, edited.index, address))}
        onCancel={() => setEdited(undefined)}
      />
    );
  }
  return (
    <Stack gap={6}>
      {error !== undefined && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
      {book.length === 0 ? (
        <EmptyState
          icon="pin"
          title={t`No addresses yet`}
          action={
            <Button onClick={() => setEdited({ index: undefined })}>{t`Add an address`}</Button>
          }
        />
      ) : (
        <>
          <Grid columns="halves">
            {book.map((address, index) => (
              <AddressCard
                // oxlint-disable-next-line react/no-array-index-key -- the server's number comes while a question about the address may be open
                key={index}
                address={address}
                onEdit={() => setEdited({ index })}
                onRemove={() => void keep(removeAddress(book, index))}
              />
            ))}
          </Grid>
          <Stack direction="row">
            <Button variant="outline" icon="plus" onClick={() => setEdited({ index: undefined })}>
              {t`Add an address`}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}
