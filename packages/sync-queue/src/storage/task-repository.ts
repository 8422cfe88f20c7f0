import { err, ok, type Observable, type Result, type StorageFailure } from '@shop/kernel';
import { nextTask, type TaskEvent } from '../task/next-task.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import { createTaskStore } from './task-store.ts';
import { createTaskView } from './task-view.ts';
import type { OutboxTask } from '../task/task.ts';

/** Message that makes other tabs read the stored tasks again. */
export const outboxMessage = 'outbox';
const writeLock = 'outbox-write';
/** Result of a change that was not written: another tab has taken the lock and may have changed the tasks. */
const lostLock = Symbol('lost lock');

/** Tasks of this device. All changes of tasks go through this repository. */
export interface TaskRepository {
  readonly tasks: Observable<readonly OutboxTask[]>;
  /** Reads all tasks from the store. */
  refresh(): Promise<void>;
  /** Stores a new task after all others, or returns the existing one with its id. */
  add(make: (createdSeq: number) => OutboxTask): Promise<Result<OutboxTask, StorageFailure>>;
  /** Applies an event to the stored task. Returns `undefined` if it was removed. */
  change(task: OutboxTask, event: TaskEvent): Promise<OutboxTask | undefined>;
  /** Removes the stored tasks for which `matches` returns true; returns them. */
  drop(matches: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]>;
  find(taskId: string): OutboxTask | undefined;
  /** Resolves with the task once it is done, refused or dead-lettered; `undefined` once it is removed. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
}

/** Every change reads and writes under one lock of all tabs. Source: SQ-6 to SQ-9, SQ-41, SQ-42. */
export function createTaskRepository(ports: OutboxPorts): TaskRepository {
  const disk = createTaskStore(ports.store, ports.log);
  const view = createTaskView();
  /** Runs `change` under the lock. Repeats it if this tab lost the lock before anything was written. */
  async function locked<T>(
    change: (isLost: () => boolean) => Promise<T | typeof lostLock>,
  ): Promise<T> {
    for (;;) {
      const result = await ports.lock.run(writeLock, (hold) =>
        change(() => hold?.isLost() === true),
      );
      if (result !== lostLock) return result;
    }
  }
  const notifyTabs = (): void => ports.broadcast.post(outboxMessage);
  const write = async (task: OutboxTask): Promise<Result<void, StorageFailure>> => {
    const result = await disk.write(task);
    if (result.ok || result.error.kind !== 'quota' || ports.makeRoom === undefined) return result;
    await ports.makeRoom();
    return disk.write(task);
  };

  return {
    tasks: view.tasks,
    find: view.find,
    // Under the lock: otherwise an older read could overwrite a later change on the screen.
    refresh: () => locked(async () => view.show(await disk.all())),
    add: (make) =>
      locked(async (isLost) => {
        const storedTasks = await disk.all();
        const task = make((await disk.lastSeq()) + 1);
        const existing = storedTasks.find((storedTask) => storedTask.taskId === task.taskId);
        if (existing !== undefined) return ok(existing);
        if (isLost()) return lostLock;
        ports.crashPoint?.('before-save');
        const result = await write(task);
        if (!result.ok) return err(result.error);
        ports.crashPoint?.('after-save');
        // Show all stored tasks, not only the new one: a tab that crashed posted no message about its tasks.
        view.show([...storedTasks, task]);
        notifyTabs();
        return ok(task);
      }),
    change: (task, event) =>
      locked(async (isLost) => {
        const fresh = await disk.find(task.createdSeq);
        if (fresh?.taskId !== task.taskId) {
          if (fresh === undefined) view.hideTask(task.createdSeq);
          else view.showTask(fresh);
          return undefined;
        }
        if (isLost()) return lostLock;
        const next = isOfEarlierAttempt(task, event, fresh)
          ? fresh
          : nextTask(fresh, event, ports.clock.now());
        if (next !== fresh) {
          await write(next);
          notifyTabs();
        }
        view.showTask(next);
        return next;
      }),
    drop: (matches) =>
      locked(async (isLost) => {
        const all = await disk.all();
        if (isLost()) return lostLock;
        const removed = all.filter(matches);
        for (const task of removed) await disk.delete(task);
        view.show(all.filter((task) => !removed.includes(task)));
        if (removed.length > 0) notifyTabs();
        return removed;
      }),
    outcome: view.outcome,
  };
}

const failedAttempts: ReadonlySet<TaskEvent['type']> = new Set([
  'later',
  'server-error',
  'doubtful',
]);

/** Returns true if a failed attempt ended after another tab started the next one, which counts. Source: SQ-41. */
function isOfEarlierAttempt(task: OutboxTask, event: TaskEvent, fresh: OutboxTask): boolean {
  return failedAttempts.has(event.type) && task.attempts < fresh.attempts;
}
