import { useLingui } from '@lingui/react/macro';
import type { NewOrderInput } from '@shop/contract';
import { ConfirmDialog, Stack, Text } from '@shop/ui';
import { useAtom } from 'jotai';
import { orderDeletionAtom } from '../../../shared/overlays/order-deletion.ts';
import { useMoney } from '../../../shop/use-money.ts';

/** Asks before orders that have not been sent are deleted, with their goods and what they cost. */
export function OrderDeletionDialog() {
  const { t } = useLingui();
  const [deletion, setDeletion] = useAtom(orderDeletionAtom);
  return (
    <ConfirmDialog
      open={deletion !== undefined}
      title={t`Delete the order? It has not been sent yet.`}
      text={
        <Stack gap={4}>
          {deletion?.orders.map(({ taskId, body }) => (
            <Goods key={taskId} order={body as NewOrderInput} />
          ))}
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

function Goods({ order: { products, expected_total: total } }: { order: NewOrderInput }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const sum = total === undefined || total === null ? undefined : money(Number(total));
  return (
    <Stack gap={1}>
      <ul>
        {products.map(({ sku, name, qty }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never move
          <li key={index}>{`${qty} × ${name ?? sku}`}</li>
        ))}
      </ul>
      {sum !== undefined && <Text strong>{t`Total: ${sum}`}</Text>}
    </Stack>
  );
}
