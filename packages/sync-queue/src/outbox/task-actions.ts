import type { TaskRepository } from '../storage/task-repository.ts';
import type { OutboxTask } from '../task/task.ts';
import type { Outbox } from './outbox.ts';

/** Actions of the shopper or of the session on stored tasks. */
export type TaskActions = Pick<
  Outbox,
  | 'acknowledge'
  | 'retry'
  | 'lookUpOrder'
  | 'discard'
  | 'ordersToConfirm'
  | 'confirmOrders'
  | 'declineOrders'
  | 'pendingTasksOf'
  | 'endSession'
  | 'loseSession'
>;

/** `wake` makes the sender check for ready tasks. Source: SQ-26 to SQ-32. */
export function createTaskActions(repository: TaskRepository, wake: () => void): TaskActions {
  const drop = async (matches: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]> => {
    const dropped = await repository.drop(matches);
    wake();
    return dropped;
  };
  async function apply(taskId: string, type: 'retry' | 'look-again'): Promise<void> {
    const task = repository.find(taskId);
    if (task === undefined) return;
    await repository.change(task, { type });
    wake();
  }

  return {
    async acknowledge(taskId) {
      await drop(
        (task) => task.taskId === taskId && (task.state === 'done' || task.state === 'refused'),
      );
    },
    retry: (taskId) => apply(taskId, 'retry'),
    lookUpOrder: (taskId) => apply(taskId, 'look-again'),
    async discard(taskId) {
      const dropped = await drop((task) => task.taskId === taskId && isDiscardable(task));
      return dropped.length > 0;
    },
    ordersToConfirm: () => repository.tasks.get().filter(awaitsConsent),
    async confirmOrders() {
      for (const order of repository.tasks.get().filter(awaitsConsent)) {
        await repository.change(order, { type: 'allow' });
      }
      wake();
    },
    async declineOrders() {
      await drop((task) => awaitsConsent(task) && task.attempts === 0);
    },
    pendingTasksOf: (session) =>
      repository.tasks.get().filter((task) => task.session === session && isUnsent(task)),
    async endSession(session) {
      if (session !== 'guest') await drop((task) => task.session === session);
    },
    async loseSession(session) {
      await drop(
        (task) =>
          session !== 'guest' &&
          task.session === session &&
          task.call !== 'createOrder' &&
          isUnsent(task),
      );
    },
  };
}

function awaitsConsent(task: OutboxTask): boolean {
  return task.state === 'queued' && task.consent === 'wanted';
}

function isUnsent(task: OutboxTask): boolean {
  return task.state === 'queued' || task.state === 'sending' || task.state === 'parked';
}

function isDiscardable(task: OutboxTask): boolean {
  if (task.state === 'queued') return task.attempts === 0;
  return task.state === 'refused' || task.state === 'parked';
}
