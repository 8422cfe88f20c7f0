import { useLingui } from '@lingui/react/macro';
import type { CustomerAddress } from '@shop/contract';
import { Button, ConfirmDialog, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { formatPlace } from '@shop/format';
import {
  orderAddressLines,
  unbrokenAddress,
} from '../../../shared/addresses/order-address-lines.ts';

/** Shows one saved address, its default uses, and the buttons that edit it. */
export function AddressCard({
  address,
  onEdit,
  onRemove,
}: {
  address: CustomerAddress;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const [isAsking, setAsking] = useState(false);
  const lines = orderAddressLines(address, view);
  return (
    <section aria-label={lines.join(', ')}>
      <Stack gap={3}>
        <div>
          {lines.map((line, index) => (
            <Text key={line} strong={index === 0}>
              {line}
            </Text>
          ))}
        </div>
        <div>
          {address.default_shipping === true && (
            <Text size="small" tone="success">{t`Default for shipping`}</Text>
          )}
          {address.default_billing === true && (
            <Text size="small" tone="success">{t`Default for billing`}</Text>
          )}
        </div>
        <Stack direction="row" gap={3}>
          <Button size="small" variant="outline" icon="edit" onClick={onEdit}>
            {t`Edit`}
          </Button>
          <Button size="small" variant="outline" icon="trash" onClick={() => setAsking(true)}>
            {t`Remove`}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t`Remove this address?`}
        text={formatPlace(unbrokenAddress(address), view.language)}
        confirmLabel={t`Remove`}
        cancelLabel={t({ message: 'Cancel' })}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
