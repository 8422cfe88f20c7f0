import { createObservable, type Observable } from '@shop/kernel';
import type { OutboxTask } from '../task/task.ts';

/** Tasks shown by this tab, and the callers that wait for their outcome. */
export interface TaskView {
  readonly tasks: Observable<readonly OutboxTask[]>;
  show(tasks: readonly OutboxTask[]): void;
  showTask(task: OutboxTask): void;
  hideTask(createdSeq: number): void;
  find(taskId: string): OutboxTask | undefined;
  /** Resolves with the task once it is done, refused or dead-lettered; `undefined` once it is removed. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
}

export function createTaskView(): TaskView {
  const tasks = createObservable<readonly OutboxTask[]>([]);
  const waiters = new Map<string, ((task: OutboxTask | undefined) => void)[]>();

  const find = (taskId: string): OutboxTask | undefined =>
    tasks.get().find((task) => task.taskId === taskId);
  const without = (createdSeq: number): readonly OutboxTask[] =>
    tasks.get().filter((task) => task.createdSeq !== createdSeq);

  function show(next: readonly OutboxTask[]): void {
    tasks.set(next);
    for (const [taskId, waiting] of waiters) {
      const task = find(taskId);
      if (task !== undefined && !isSettled(task)) continue;
      waiters.delete(taskId);
      for (const resolve of waiting) resolve(task);
    }
  }

  return {
    tasks,
    show,
    showTask: (task) =>
      show([...without(task.createdSeq), task].sort((a, b) => a.createdSeq - b.createdSeq)),
    hideTask: (createdSeq) => show(without(createdSeq)),
    find,
    outcome: (taskId) =>
      new Promise((resolve) => {
        const task = find(taskId);
        if (task === undefined || isSettled(task)) resolve(task);
        else waiters.set(taskId, [...(waiters.get(taskId) ?? []), resolve]);
      }),
  };
}

function isSettled(task: OutboxTask): boolean {
  return task.state !== 'queued' && task.state !== 'sending';
}
