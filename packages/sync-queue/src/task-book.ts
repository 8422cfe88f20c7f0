import {
  createObservable,
  err,
  ok,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import { nextTask, type TaskEvent } from './next-task.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import { createTaskStore } from './task-store.ts';
import type { OutboxTask } from './task.ts';

/** What the tabs say to each other. It wakes and repaints; the disk decides. */
export const outboxMessage = 'outbox';
const writeLock = 'outbox-write';

/** All tasks of this device as this tab knows them, and the only way to change them. */
export interface TaskBook {
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
  drop(isGone: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]>;
  find(taskId: string): OutboxTask | undefined;
  /** The task once it is done, refused or parked; `undefined` when it is let go of. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
}

/** Every change is read, made and written under one lock of all tabs. Source: SQ-6 to SQ-9. */
export function createTaskBook(ports: OutboxPorts): TaskBook {
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
  const put = (task: OutboxTask): void => {
    const others = tasks.get().filter((each) => each.createdSeq !== task.createdSeq);
    show([...others, task].sort((a, b) => a.createdSeq - b.createdSeq));
  };
  const forget = (seq: number): void => {
    show(tasks.get().filter((each) => each.createdSeq !== seq));
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
  const tellTabs = (): void => ports.broadcast.post(outboxMessage);
  const write = async (task: OutboxTask): Promise<Result<void, StorageFailure>> => {
    const written = await disk.write(task);
    if (written.ok || written.error.kind !== 'quota' || ports.makeRoom === undefined)
      return written;
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
        const kept = await disk.all();
        const task = make((await disk.lastSeq()) + 1);
        const same = kept.find((each) => each.taskId === task.taskId);
        if (same !== undefined) return ok(same);
        ports.crashPoint?.('before-save');
        const written = await write(task);
        if (!written.ok) return err(written.error);
        ports.crashPoint?.('after-save');
        const gone = kept.filter((each) => makesWay(each, task));
        for (const earlier of gone) {
          await disk.delete(earlier);
          successors.set(earlier.taskId, task.taskId);
        }
        // All of the disk, not the new one alone: a tab that died told nobody of what it kept before.
        show([...kept.filter((each) => !gone.includes(each)), task]);
        tellTabs();
        return ok(task);
      }),
    change: (task, event) =>
      locked(async () => {
        const fresh = await disk.find(task.createdSeq);
        if (fresh?.taskId !== task.taskId) {
          if (fresh === undefined) forget(task.createdSeq);
          else put(fresh);
          return undefined;
        }
        const next = nextTask(fresh, event, ports.clock.now());
        if (next !== fresh) {
          await write(next);
          tellTabs();
        }
        put(next);
        return next;
      }),
    replace: (task, next) =>
      locked(async () => {
        const fresh = await disk.find(task.createdSeq);
        if (fresh?.taskId !== task.taskId) return;
        if (!(await write(next)).ok) disk.hold(next);
        successors.set(task.taskId, next.taskId);
        put(next);
        tellTabs();
      }),
    drop: (isGone) =>
      locked(async () => {
        const all = await disk.all();
        const gone = all.filter(isGone);
        for (const task of gone) await disk.delete(task);
        show(all.filter((task) => !gone.includes(task)));
        if (gone.length > 0) tellTabs();
        return gone;
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

function makesWay(earlier: OutboxTask, task: OutboxTask): boolean {
  return (
    task.mergeKey !== undefined &&
    earlier.mergeKey === task.mergeKey &&
    earlier.stream === task.stream &&
    earlier.session === task.session &&
    earlier.state === 'queued' &&
    earlier.attempts === 0
  );
}
