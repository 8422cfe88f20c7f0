import type { Result } from '@shop/kernel';
import { createSender } from '../sending/sender.ts';
import { createTaskRepository, outboxMessage } from '../storage/task-repository.ts';
import type { Consent, NewTask, OutboxTask } from '../task/task.ts';
import { createCallbacks } from './callbacks.ts';
import type { OutboxConfig } from './outbox-config.ts';
import { createOutboxNotices } from './outbox-notices.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import type { Outbox, UnsavedTask } from './outbox.ts';
import { saveTask } from './save-task.ts';
import { createSenderHooks } from './sender-hooks.ts';
import { createTaskActions } from './task-actions.ts';

/**
 * Creates the outbox. Does not read or send before `start`.
 *
 * Errors: never throws because of the network, the server or the storage. Such errors are states of tasks, or an
 * `UnsavedTask` if the task could not be stored. Source: SQ-1 to SQ-42.
 */
export function createOutbox(config: OutboxConfig, ports: OutboxPorts): Outbox {
  const repository = createTaskRepository(ports);
  const callbacks = createCallbacks(ports, repository, config.timeoutMs);
  const notices = createOutboxNotices(ports.remindOfOrder);
  const parts = { repository, callbacks, notices };
  const sender = createSender(config, ports, repository, createSenderHooks(config, ports, parts));
  const cleanups: (() => void)[] = [];
  let isStarted = false;
  const wake = (): void => {
    if (isStarted) sender.wake();
  };
  const actions = createTaskActions(repository, wake);

  async function save(task: NewTask, consent: Consent): Promise<Result<OutboxTask, UnsavedTask>> {
    const saveResult = await saveTask(config, ports, repository, task, consent);
    wake();
    return saveResult;
  }

  /** Called when another tab has changed the stored tasks. No caller waits for this, so a failure is logged. */
  async function onTasksChanged(): Promise<void> {
    try {
      await repository.refresh();
      wake();
    } catch (cause) {
      ports.log.error('outbox.not-refreshed', { cause });
    }
  }

  return {
    tasks: repository.tasks,
    async start() {
      cleanups.push(
        ports.broadcast.subscribe((message) => {
          if (message === outboxMessage) void onTasksChanged();
        }),
        ports.connectivity.subscribe((online) => {
          if (online) sender.cameOnline();
        }),
      );
      isStarted = true;
      await repository.refresh();
      wake();
    },
    queue: (task) => save(task, 'not-needed'),
    async queueOrder(task) {
      const hasConsent = ports.connectivity.isOnline() || config.automaticTransmission;
      const saveResult = await save(
        { ...task, call: 'createOrder' },
        hasConsent ? 'given' : 'wanted',
      );
      if (saveResult.ok && !ports.connectivity.isOnline())
        notices.announceQueuedOrder(saveResult.value);
      return saveResult;
    },
    outcome: repository.outcome,
    find: repository.find,
    on(callback, handler) {
      const stop = callbacks.on(callback, handler);
      wake();
      return stop;
    },
    onNotice: notices.onNotice,
    acknowledge: actions.acknowledge,
    retry: actions.retry,
    lookUpOrder: actions.lookUpOrder,
    discard: actions.discard,
    ordersToConfirm: actions.ordersToConfirm,
    confirmOrders: actions.confirmOrders,
    declineOrders: actions.declineOrders,
    pendingTasksOf: actions.pendingTasksOf,
    endSession: actions.endSession,
    loseSession: actions.loseSession,
    async process() {
      wake();
      await sender.settled();
    },
    settled: sender.settled,
    stop() {
      sender.stop();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}
