import { useLingui } from '@lingui/react/macro';
import type { NewOrderInput } from '@shop/contract';
import { SpecTable, Stack, Text } from '@shop/ui';
import type { OutboxTask } from '@shop/sync-queue';
import { useEffect, useState } from 'react';
import { orderAddressLines } from '../../../shared/addresses/order-address-lines.ts';
import type { QueuedOrderCopy } from '../../../shopper/orders/queued-orders.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** Shows an order that waits to be sent: articles, address, payment method and total. */
export function QueuedOrderSummary({ order: { taskId, body } }: { order: OutboxTask }) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const copy = useCopy(taskId);
  const { products, addressInformation, expected_total: total } = body as NewOrderInput;
  const address = orderAddressLines(addressInformation?.shippingAddress ?? undefined, view);
  const rows = [
    { label: t`Shipping method`, value: copy?.shipping },
    { label: t`Shipping address`, value: address.length > 0 ? address.join(', ') : undefined },
    { label: t`Payment method`, value: copy?.payment },
    {
      label: t`Total`,
      value: total === undefined || total === null ? undefined : money(Number(total)),
    },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  return (
    <Stack gap={2}>
      <ul>
        {products.map(({ sku, name, qty }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never move
          <li key={index}>
            <Text as="span">{`${qty} × ${name ?? sku}`}</Text>
          </li>
        ))}
      </ul>
      <SpecTable caption={t`Order`} rows={rows} />
    </Stack>
  );
}

function useCopy(orderKey: string): QueuedOrderCopy | undefined {
  const orders = useShopper()?.queuedOrders;
  const [copy, setCopy] = useState<QueuedOrderCopy>();
  useEffect(() => {
    let isShown = true;
    void orders?.find(orderKey).then((storedCopy) => {
      if (isShown) setCopy(storedCopy);
    });
    return () => {
      isShown = false;
    };
  }, [orders, orderKey]);
  return copy;
}
