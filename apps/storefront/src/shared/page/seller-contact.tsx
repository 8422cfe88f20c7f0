import { useLingui } from '@lingui/react/macro';
import { phoneForDisplay } from '@shop/forms';
import type { ShopConfig } from '@shop/shop-config';
import { Stack, Text, TextLink } from '@shop/ui';

/** Shows name and contact of the seller. */
export function SellerContact({ seller }: { seller: NonNullable<ShopConfig['seller']> }) {
  const { t } = useLingui();
  const { from, to } = seller.phoneHours;
  return (
    <Stack gap={1}>
      <Text strong>{seller.name}</Text>
      <Text tone="muted">{seller.seat}</Text>
      <Text tone="muted">
        <TextLink href={`tel:${seller.phone}`}>{phoneForDisplay(seller.phone)}</TextLink>{' '}
        <span>{t`on working days from ${from} to ${to} o'clock`}</span>
      </Text>
      <Text>
        <TextLink href={`mailto:${seller.email}`}>{seller.email}</TextLink>
      </Text>
    </Stack>
  );
}
