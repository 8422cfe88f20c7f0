import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button, Dialog, Text } from '@shop/ui';
import type { OutboxNotice } from '@shop/sync-queue';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { notifyAtom } from '../../../shared/toasts/toasts.ts';
import { orderDeletionAtom } from '../../../shared/overlays/order-deletion.ts';
import { outcomeOf } from '../../../shopper/orders/order-sending.ts';
import { usePersonal, usePersonalValue } from '../../../shopper/session/use-shopper.ts';
import { useOutcomeText } from './outcome-text.ts';

const none: readonly never[] = [];
const never = () => () => {};
/** Where the shopper is in the middle of ordering, or where waiting orders go without asking. */
const quietPaths = new Set(['/checkout', '/thank-you']);

/** Orders made without a network wait for their shopper's word once it is back. */
export function WaitingOrders() {
  const { t } = useLingui();
  const personal = usePersonal();
  const navigate = useNavigate();
  const notify = useSetAtom(notifyAtom);
  const deletion = useSetAtom(orderDeletionAtom);
  const outcomeText = useOutcomeText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const connectivity = personal?.connectivity;
  const isOnline = useSyncExternalStore(
    connectivity?.subscribe ?? never,
    () => connectivity?.isOnline() ?? false,
    () => false,
  );
  // What waits changes with the tasks.
  const tasks = usePersonalValue(({ outbox }) => outbox.tasks, none);
  const [isPutOff, setPutOff] = useState(false);
  const waiting = tasks.length === 0 ? none : (personal?.outbox.ordersToConfirm() ?? none);
  const isAsked = isOnline && waiting.length > 0 && !isPutOff && !quietPaths.has(path);

  // Where one is not told by the page that the shop could not take an order that was sent.
  const hear = useEffectEvent(({ kind }: OutboxNotice) => {
    if (kind !== 'order-queued' || !isOnline || quietPaths.has(path)) return;
    notify({
      tone: 'warning',
      message: t`The order cannot be transferred because of server error. Order has been queued`,
    });
  });
  useEffect(() => personal?.outbox.onNotice(hear), [personal]);

  async function send(): Promise<void> {
    if (personal === undefined) return;
    await personal.outbox.confirmOrders();
    for (const { taskId } of waiting) {
      const outcome = outcomeOf(await personal.outbox.outcome(taskId));
      if (outcome === undefined || outcome.kind === 'queued') continue;
      if (outcome.kind === 'placed') {
        await navigate({ to: '/thank-you', search: { order: outcome.order.orderNumber } });
      } else {
        notify({ tone: 'error', message: outcomeText(outcome) });
      }
    }
  }

  const askToDelete = () =>
    deletion({ orders: waiting, remove: () => void personal?.outbox.declineOrders() });

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
      <Text>{t`The waiting order can be sent. Send it now?`}</Text>
    </Dialog>
  );
}
