import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button, Dialog, Stack, Text } from '@shop/ui';
import type { OutboxNotice } from '@shop/sync-queue';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { showToastAtom } from '../../../shared/toasts/toasts.ts';
import { orderDeletionAtom } from '../../../shared/overlays/order-deletion.ts';
import { outcomeOf } from '../../../shopper/orders/order-sending.ts';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { QueuedOrderSummary } from './queued-order-summary.tsx';
import { useOutcomeText } from './outcome-text.ts';

const none: readonly never[] = [];
const never = () => () => {};
/** Paths of the checkout, where waiting orders are sent without a question. */
const quietPaths = new Set(['/checkout', '/thank-you']);

/** Asks the shopper to confirm orders made offline once the network is back. */
export function WaitingOrders() {
  const { t } = useLingui();
  const shopper = useShopper();
  const navigate = useNavigate();
  const notify = useSetAtom(showToastAtom);
  const deletion = useSetAtom(orderDeletionAtom);
  const outcomeText = useOutcomeText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const connectivity = shopper?.connectivity;
  const isOnline = useSyncExternalStore(
    connectivity?.subscribe ?? never,
    () => connectivity?.isOnline() ?? false,
    () => false,
  );
  // The waiting orders change with the tasks.
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const [isPutOff, setPutOff] = useState(false);
  const waiting = tasks.length === 0 ? none : (shopper?.outbox.ordersToConfirm() ?? none);
  const isAsked = isOnline && waiting.length > 0 && !isPutOff && !quietPaths.has(path);

  // For pages that do not show the rejection of a sent order themselves.
  const hear = useEffectEvent(({ kind }: OutboxNotice) => {
    if (kind !== 'order-queued' || !isOnline || quietPaths.has(path)) return;
    notify({
      tone: 'warning',
      message: t`The order cannot be transferred because of server error. Order has been queued`,
    });
  });
  useEffect(() => shopper?.outbox.onNotice(hear), [shopper]);

  async function send(): Promise<void> {
    if (shopper === undefined) return;
    await shopper.outbox.confirmOrders();
    for (const { taskId } of waiting) {
      const outcome = outcomeOf(await shopper.outbox.outcome(taskId));
      if (outcome === undefined || outcome.kind === 'queued') continue;
      if (outcome.kind === 'placed') {
        await navigate({ to: '/thank-you', search: { order: outcome.order.orderNumber } });
      } else {
        notify({ tone: 'error', message: outcomeText(outcome) });
      }
    }
  }

  const askToDelete = () =>
    deletion({
      orders: waiting,
      remove: () => void shopper?.queuedOrders.remove(waiting.map(({ taskId }) => taskId)),
    });

  return (
    <Dialog
      open={isAsked}
      onClose={() => setPutOff(true)}
      title={t`Confirm your order`}
      closeLabel={t`Close`}
      size="small"
      actions={
        <>
          <Button onClick={() => void send()}>{t`Send now`}</Button>
          <Button variant="outline" onClick={() => setPutOff(true)}>{t`Later`}</Button>
          <Button variant="quiet" onClick={askToDelete}>
            {t`Delete the order`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t`The waiting order can be sent. Send it now?`}</Text>
        {waiting.map((order) => (
          <QueuedOrderSummary key={order.taskId} order={order} />
        ))}
      </Stack>
    </Dialog>
  );
}
