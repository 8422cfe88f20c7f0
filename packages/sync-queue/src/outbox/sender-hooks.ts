import type { SenderHooks } from '../sending/sender.ts';
import { isPrunable, isTooOld } from '../storage/retention.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import type { Callbacks } from './callbacks.ts';
import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxNotices } from './outbox-notices.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import { refusalText } from './refusal-text.ts';

/** Parts of the outbox that handle the events of the sender. */
export interface SenderHookParts {
  readonly repository: TaskRepository;
  readonly callbacks: Callbacks;
  readonly notices: OutboxNotices;
}

/** Source: SQ-16 to SQ-19, SQ-37. */
export function createSenderHooks(
  config: OutboxConfig,
  ports: OutboxPorts,
  { repository, callbacks, notices }: SenderHookParts,
): SenderHooks {
  return {
    async prune() {
      const now = ports.clock.now();
      await repository.drop((task) => isPrunable(task, config, now));
      for (const task of repository.tasks.get()) {
        if (isTooOld(task, config, now)) {
          // This tab holds the lock, so the sender of a task in the state `sending` has crashed.
          await repository.change(task, { type: 'orphaned' });
          const parked = await repository.change(task, { type: 'expire' });
          if (parked?.state === 'parked') notices.notify({ kind: 'parked', task: parked });
        }
        if (task.state === 'done' || task.state === 'refused') await callbacks.run(task);
      }
    },
    async onSettled(task) {
      if (task.state === 'parked') {
        notices.notify({ kind: 'parked', task });
        return;
      }
      await callbacks.run(task);
      const text = refusalText(task);
      if (text !== undefined) notices.notify({ kind: 'refused', task, text });
    },
    onDelayed(task) {
      // An order in doubt may have been placed already: do not announce that it will be sent.
      if (task.inDoubtSince !== undefined) ports.remindOfOrder?.(task);
      else if (task.call === 'createOrder') notices.announceQueuedOrder(task);
    },
  };
}
