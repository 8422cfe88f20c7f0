import { createAbortController } from '@shop/kernel';
import type { OutboxPorts } from './outbox-ports.ts';
import type { TaskHandler } from './outbox.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import type { OutboxTask } from '../task/task.ts';

/** Registry of the handlers for the final answers of tasks. */
export interface Callbacks {
  on(callback: string, handler: TaskHandler): () => void;
  has(callback: string): boolean;
  /** Runs the handler of a task that has a final answer, then marks the task as acknowledged. */
  run(task: OutboxTask): Promise<void>;
}

/**
 * If a handler throws or takes longer than `timeoutMs`, its task stays unacknowledged: the handler runs again at the
 * next start. Source: SQ-17.
 */
export function createCallbacks(
  ports: OutboxPorts,
  repository: TaskRepository,
  timeoutMs: number,
): Callbacks {
  const handlers = new Map<OutboxTask['callback'], TaskHandler>();

  const runWithTimeout = async (task: OutboxTask, handler: TaskHandler): Promise<boolean> => {
    const limit = createAbortController();
    const timedOut = ports.clock.wait(timeoutMs, limit.signal).catch(() => undefined);
    let isFinished = false;
    const finish = async (): Promise<void> => {
      try {
        await handler(task);
        isFinished = true;
      } catch (cause) {
        ports.log.error('outbox.callback-failed', { callback: task.callback, cause });
      }
    };
    await Promise.race([finish(), timedOut]);
    limit.abort();
    return isFinished;
  };

  return {
    on(callback, handler) {
      handlers.set(callback, handler);
      return () => {
        if (handlers.get(callback) === handler) handlers.delete(callback);
      };
    },
    has: (callback) => handlers.has(callback),
    async run(task) {
      const handler = handlers.get(task.callback);
      if (handler === undefined || task.acknowledged) return;
      if (!(await runWithTimeout(task, handler))) return;
      ports.crashPoint?.('after-callback');
      await repository.change(task, { type: 'acknowledge' });
    },
  };
}
