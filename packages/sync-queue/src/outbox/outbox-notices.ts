import type { OutboxTask } from '../task/task.ts';
import type { OutboxNotice } from './outbox.ts';

/** Notices of an outbox and their listeners. */
export interface OutboxNotices {
  notify(notice: OutboxNotice): void;
  /** Adds a listener; returns a function that removes it. */
  onNotice(listener: (notice: OutboxNotice) => void): () => void;
  /** Notifies once per order that it will be sent later, and requests a reminder. Source: SQ-37. */
  announceQueuedOrder(task: OutboxTask): void;
}

/** Source: SQ-18, SQ-37. */
export function createOutboxNotices(
  remindOfOrder: ((task: OutboxTask) => void) | undefined,
): OutboxNotices {
  const listeners = new Set<(notice: OutboxNotice) => void>();
  const announcedOrders = new Set<string>();

  const notify = (notice: OutboxNotice): void => {
    for (const listener of listeners) listener(notice);
  };

  return {
    notify,
    onNotice(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announceQueuedOrder(task) {
      if (announcedOrders.has(task.taskId)) return;
      announcedOrders.add(task.taskId);
      notify({ kind: 'order-queued', task });
      remindOfOrder?.(task);
    },
  };
}
