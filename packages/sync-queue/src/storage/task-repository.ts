import {
  createObservable,
  err,
  ok,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import { nextTask, type TaskEvent } from '../task/next-task.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import { createTaskStore } from './task-store.ts';
import type { OutboxTask } from '../task/task.ts';

/** Message that makes other tabs read the tasks again. */
export const outboxMessage = 'outbox';
const writeLock = 'outbox-write';

/** Tasks of this device as this tab knows them. Every change goes through here. */
export interface TaskRepository {
  readonly tasks: Observable<readonly OutboxTask[]>;
  /** Reads everything anew. */
  refresh(): Promise<void>;
  /**
   * Keeps a new task behind all others, or the one that already has its id. An unsent task of the stream
   * with the same merge key makes way for it.
   */
  add(make: (createdSeq: number) => OutboxTask): Promise<Result<OutboxTask, StorageFailure>>;
  /** Applies an event to the task as it stands on disk; `undefined` when it is gone. */
  change(task: OutboxTask, event: TaskEvent): Promise<OutboxTask | undefined>;
  /** Puts another task in the place of this one. */
  replace(task: OutboxTask, next: OutboxTask): Promise<void>;
  /** Removes the tasks for which `isGone` holds on disk; returns them. */
  drop(matches: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]>;
  find(taskId: string): OutboxTask | undefined;
  /** The task once it is done, refused or parked; `undefined` when it is let go of. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
}

/** Every change is read, made and written under one lock of all tabs. Source: SQ-6 to SQ-9. */
export function createTaskRepository(ports: OutboxPorts): TaskRepository {
  const disk = createTaskStore(ports.store, ports.log);
  const tasks = createObservable<readonly OutboxTask[]>([]);
  const waiters = new Map<string, ((task: OutboxTask | undefined) => void)[]>();
  const successors = new Map<string, string>();

  const show = (next: readonly OutboxTask[]): void => {
    tasks.set(next);
    for (const [taskId, waiting] of waiters) {
      const task = find(taskId);
      if (task !== undefined && !isSettled(task)) continue;
      waiters.delete(taskId);
      for (const resolve of waiting) resolve(task);
    }
  };
  const showTask = (task: OutboxTask): void => {
    const otherTasks = tasks
      .get()
      .filter((currentTask) => currentTask.createdSeq !== task.createdSeq);
    show([...otherTasks, task].sort((a, b) => a.createdSeq - b.createdSeq));
  };
  const hideTask = (seq: number): void => {
    show(tasks.get().filter((currentTask) => currentTask.createdSeq !== seq));
  };
  const find = (taskId: string): OutboxTask | undefined => {
    const current = latestOf(taskId);
    return tasks.get().find((task) => task.taskId === current);
  };
  const latestOf = (taskId: string): string => {
    const next = successors.get(taskId);
    return next === undefined ? taskId : latestOf(next);
  };
  const locked = <T>(change: () => Promise<T>): Promise<T> => ports.lock.run(writeLock, change);
  const notifyTabs = (): void => ports.broadcast.post(outboxMessage);
  const write = async (task: OutboxTask): Promise<Result<void, StorageFailure>> => {
    const result = await disk.write(task);
    if (result.ok || result.error.kind !== 'quota' || ports.makeRoom === undefined) return result;
    await ports.makeRoom();
    return disk.write(task);
  };

  return {
    tasks,
    find,
    // Under the lock: what was read before a change and shown after it would hide that change.
    refresh: () => locked(async () => show(await disk.all())),
    add: (make) =>
      locked(async () => {
        const storedTasks = await disk.all();
        const task = make((await disk.lastSeq()) + 1);
        const existing = storedTasks.find((storedTask) => storedTask.taskId === task.taskId);
        if (existing !== undefined) return ok(existing);
        ports.crashPoint?.('before-save');
        const result = await write(task);
        if (!result.ok) return err(result.error);
        ports.crashPoint?.('after-save');
        const removed = storedTasks.filter((storedTask) => isReplacedBy(storedTask, task));
        for (const earlier of removed) {
          await disk.delete(earlier);
          successors.set(earlier.taskId, task.taskId);
        }
        // All of the disk, not the new one alone: a tab that died told nobody of what it kept before.
        show([...storedTasks.filter((storedTask) => !removed.includes(storedTask)), task]);
        notifyTabs();
        return ok(task);
      }),
    change: (task, event) =>
      locked(async () => {
        const fresh = await disk.find(task.createdSeq);
        if (fresh?.taskId !== task.taskId) {
          if (fresh === undefined) hideTask(task.createdSeq);
          else showTask(fresh);
          return undefined;
        }
        const next = nextTask(fresh, event, ports.clock.now());
        if (next !== fresh) {
          await write(next);
          notifyTabs();
        }
        showTask(next);
        return next;
      }),
    replace: (task, next) =>
      locked(async () => {
        const fresh = await disk.find(task.createdSeq);
        if (fresh?.taskId !== task.taskId) return;
        if (!(await write(next)).ok) disk.keepInMemory(next);
        successors.set(task.taskId, next.taskId);
        showTask(next);
        notifyTabs();
      }),
    drop: (matches) =>
      locked(async () => {
        const all = await disk.all();
        const removed = all.filter(matches);
        for (const task of removed) await disk.delete(task);
        show(all.filter((task) => !removed.includes(task)));
        if (removed.length > 0) notifyTabs();
        return removed;
      }),
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

function isReplacedBy(earlier: OutboxTask, task: OutboxTask): boolean {
  return (
    task.mergeKey !== undefined &&
    earlier.mergeKey === task.mergeKey &&
    earlier.stream === task.stream &&
    earlier.session === task.session &&
    earlier.state === 'queued' &&
    earlier.attempts === 0
  );
}
