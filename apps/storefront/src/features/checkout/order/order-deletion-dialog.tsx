import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Stack, Text } from '@shop/ui';
import { useAtom } from 'jotai';
import { orderDeletionAtom } from '../../../shared/overlays/order-deletion.ts';
import { QueuedOrderSummary } from './queued-order-summary.tsx';

/** Asks for a confirmation before unsent orders are deleted, and shows their articles and totals. */
export function OrderDeletionDialog() {
  const { t } = useLingui();
  const [deletion, setDeletion] = useAtom(orderDeletionAtom);
  return (
    <ConfirmDialog
      open={deletion !== undefined}
      title={t`Delete the order? It has not been sent yet.`}
      text={
        <Stack gap={4}>
          {deletion?.orders.map((order) => (
            <QueuedOrderSummary key={order.taskId} order={order} />
          ))}
          <Text>{t`The products go back into the cart.`}</Text>
        </Stack>
      }
      confirmLabel={t`Delete the order`}
      cancelLabel={t({ message: 'Cancel' })}
      onConfirm={() => {
        deletion?.remove();
        setDeletion(undefined);
      }}
      onCancel={() => setDeletion(undefined)}
    />
  );
}
