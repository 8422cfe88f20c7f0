import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { notifyAtom } from '../../atoms/notices.ts';
import { outcomeOf } from '../../wiring/order-sending.ts';
import { usePersonal, usePersonalValue } from '../../wiring/personal-context.tsx';
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

  async function send(): Promise<void> {
    if (personal === undefined) return;
    await personal.outbox.confirmOrders();
    for (const { taskId, body } of waiting) {
      const seenTotal = Number((body as { expected_total?: unknown }).expected_total ?? 0);
      const outcome = outcomeOf(await personal.outbox.outcome(taskId), seenTotal);
      if (outcome === undefined || outcome.kind === 'queued') continue;
      if (outcome.kind === 'placed') {
        await navigate({ to: '/thank-you', search: { order: outcome.order.orderNumber } });
      } else {
        notify({ tone: 'error', message: outcomeText(outcome) });
      }
    }
  }

  return (
    <ConfirmDialog
      open={isAsked}
      title={t`Confirm your order`}
      text={t`The waiting order can be sent. Send it now?`}
      confirmLabel={t`Send now`}
      cancelLabel={t`Later`}
      onConfirm={() => void send()}
      onCancel={() => setPutOff(true)}
    />
  );
}
