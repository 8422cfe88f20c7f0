import { useLingui } from '@lingui/react/macro';
import { refusalText, type OutboxTask } from '@shop/sync-queue';
import type { Toast, ToastAction } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { orderDeletionAtom } from '../../shared/overlays/order-deletion.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useOwnTasks } from '../../shopper/session/use-own-tasks.ts';
import { useAccountFailureText } from '../../shared/texts/account-failure-text.ts';
import { useDoubtText } from '../../features/checkout/order/doubt-text.ts';

const none: readonly never[] = [];

/**
 * Returns notices about outbox tasks: rejected ones until they are dismissed, failed ones until they are sent again or
 * discarded, and an order in doubt during its lookup. They are shown again after a reload.
 */
export function useUnsentNotices(): readonly {
  readonly toast: Toast;
  readonly dismiss: () => void;
}[] {
  const { t } = useLingui();
  const shopper = useShopper();
  const failureText = useAccountFailureText();
  const doubtText = useDoubtText();
  const tasks = useOwnTasks();
  const askToDelete = useSetAtom(orderDeletionAtom);
  const [putOff, setPutOff] = useState<readonly string[]>(none);
  if (shopper === undefined || tasks.length === 0) return none;
  const { outbox } = shopper;

  const refusedNotice = (task: OutboxTask, text: string) => {
    const read = () => void outbox.acknowledge(task.taskId);
    const { code = 400, meta } = task.answer ?? {};
    const error = meta?.['error'];
    const message = failureText({
      kind: 'rejected',
      code,
      text,
      ...(typeof error === 'string' && { error }),
    });
    return noticeOf(task, 'error', message, [{ label: t`OK`, onPress: read }], read);
  };
  const parkedNotice = (task: OutboxTask) => {
    const isOrder = task.call === 'createOrder';
    const remove = () => void outbox.discard(task.taskId);
    return noticeOf(
      task,
      'warning',
      isOrder ? t`The order could not be sent.` : t`A change or message could not be sent.`,
      [
        { label: t({ message: 'Retry' }), onPress: () => void outbox.retry(task.taskId) },
        {
          label: isOrder ? t`Delete the order` : t`Discard`,
          onPress: isOrder ? () => askToDelete({ orders: [task], remove }) : remove,
        },
      ],
      () => setPutOff((ids) => [...ids, task.taskId]),
    );
  };

  const lookedForNotices = (task: OutboxTask, text: string) =>
    putOff.includes(task.taskId)
      ? []
      : [noticeOf(task, 'info', text, [], () => setPutOff((ids) => [...ids, task.taskId]))];

  return tasks.flatMap((task) => {
    const text = task.state === 'refused' ? refusalText(task) : undefined;
    if (text !== undefined) return [refusedNotice(task, text)];
    // An order in doubt has its own dialog; during its lookup nothing can be decided.
    const doubt = doubtText(task);
    if (doubt !== undefined)
      return task.state === 'parked' ? [] : lookedForNotices(task, doubt.text);
    const isTold = task.state === 'parked' && task.call !== 'stockCheck';
    return isTold && !putOff.includes(task.taskId) ? [parkedNotice(task)] : [];
  });
}

const noticeOf = (
  { taskId: id }: OutboxTask,
  tone: Toast['tone'],
  message: string,
  actions: readonly ToastAction[],
  dismiss: () => void,
) => ({ toast: { id, tone, message, actions }, dismiss });
