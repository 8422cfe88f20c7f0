import { retryDelayMs, type EpochMs } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import type { TaskEvent } from '../task/next-task.ts';
import type { OutboxTask, TaskError } from '../task/task.ts';
import { classifyResponse } from './classify-response.ts';
import { sendTask } from './send-task.ts';
import { isUnsafe, offlineBackoffAttempts, toDoubtfulEvent, toTaskEvent } from './to-task-event.ts';

/** No request was sent: the task waits for its owner to sign in. Source: SQ-21. */
const ownerSignedOut: TaskEvent = {
  type: 'later',
  error: { kind: 'signed-out' },
  mayHaveLeft: false,
  waitMs: 0,
};

/** The sender of the task crashed; the outcome is unknown. */
const senderCrashed: TaskError = { kind: 'network' };

/** Callbacks of a delivery. */
export interface DeliveryHooks {
  /** Called when the task has its final answer, or is parked. */
  readonly onSettled: (task: OutboxTask) => Promise<void>;
  /** Called when the first attempt of the task has no final response. */
  readonly onDelayed: (task: OutboxTask) => void;
}

/** Delivers ready tasks, one attempt each. */
export interface TaskDelivery {
  /** Makes one attempt. `isLost`: returns true once another tab has taken the lock; then no attempt starts. */
  deliver(task: OutboxTask, isLost: () => boolean): Promise<void>;
  /** Customer whose token was rejected and has not been replaced since. */
  refusedSession(): string | undefined;
}

/** Source: SQ-3, SQ-4, SQ-9 to SQ-15, SQ-21, SQ-35, SQ-42. */
export function createTaskDelivery(
  config: OutboxConfig,
  ports: OutboxPorts,
  repository: TaskRepository,
  hooks: DeliveryHooks,
): TaskDelivery {
  let refusedCredentials:
    | { readonly session: string; readonly token: string | undefined }
    | undefined;

  /** Sends the task and applies the outcome. Returns the changed task; `undefined` if it was removed. */
  async function attempt(task: OutboxTask): Promise<OutboxTask | undefined> {
    const token = ports.session.userToken();
    const response = await sendTask(config, ports, task);
    ports.crashPoint?.('after-answer');
    const outcome = classifyResponse(task, response, ports.clock.now());
    if (outcome.kind === 'signed-out') refusedCredentials = { session: task.session, token };
    const event = toTaskEvent(outcome, task, config, ports.random());
    const after = await repository.change(task, event);
    ports.crashPoint?.('after-store-answer');
    return after;
  }

  /** Looks up an order in doubt. An order that was not placed can be sent again. Source: SQ-35. */
  async function lookUp(task: OutboxTask, inDoubtSince: EpochMs): Promise<void> {
    const forMs = ports.clock.now() - inDoubtSince;
    const lookup = (await ports.lookUpOrder?.(task, forMs)) ?? { kind: 'unclear' };
    const minimumMs = lookup.kind === 'later' ? lookup.waitMs : undefined;
    const waitMs = retryDelayMs(config, offlineBackoffAttempts, ports.random(), minimumMs);
    const after = await repository.change(task, { type: 'looked-up', lookup, waitMs });
    if (after !== undefined && after.state !== 'queued') await hooks.onSettled(after);
  }

  return {
    async deliver(readyTask, isLost) {
      if (readyTask.state === 'sending') {
        if (isUnsafe(readyTask, config)) {
          const event = toDoubtfulEvent(readyTask, senderCrashed, config, ports.random());
          await repository.change(readyTask, event);
          return;
        }
        await repository.change(readyTask, { type: 'orphaned' });
      }
      const { inDoubtSince } = readyTask;
      if (inDoubtSince !== undefined) {
        await lookUp(readyTask, inDoubtSince);
        return;
      }
      if (readyTask.consent === 'wanted') await repository.change(readyTask, { type: 'allow' });
      ports.crashPoint?.('before-mark-sending');
      if (isLost()) return;
      const task = await repository.change(readyTask, { type: 'send' });
      if (task?.state !== 'sending') return;
      ports.crashPoint?.('before-send');
      // The tab that now holds the lock finds the task in the state `sending` and sends it.
      if (isLost()) return;
      // The owner may have signed out while the state was being stored.
      const isOwned = task.session === 'guest' || task.session === ports.session.current();
      if (!isOwned) {
        await repository.change(task, ownerSignedOut);
        return;
      }
      const after = await attempt(task);
      if (after === undefined) return;
      if (after.state !== 'queued') await hooks.onSettled(after);
      else if (readyTask.lastTrouble === undefined) hooks.onDelayed(after);
    },
    refusedSession: () =>
      refusedCredentials !== undefined && refusedCredentials.token === ports.session.userToken()
        ? refusedCredentials.session
        : undefined,
  };
}
