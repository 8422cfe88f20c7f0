import { calls } from '@shop/contract';
import type { KeyValueStore, Log, Result, StorageFailure } from '@shop/kernel';
import type { OutboxTask } from '../task/task.ts';

const prefix = 'task/';

/** Stored tasks, one record each, under keys that sort by sequence. */
export interface TaskStore {
  /** Returns all tasks, oldest first. A record that this build cannot read stays in the store and is logged. */
  all(): Promise<readonly OutboxTask[]>;
  /** Returns the highest sequence number in use, 0 if there is none. */
  lastSeq(): Promise<number>;
  find(seq: number): Promise<OutboxTask | undefined>;
  write(task: OutboxTask): Promise<Result<void, StorageFailure>>;
  delete(task: OutboxTask): Promise<void>;
}

/**
 * Keeps an outcome in memory if the store rejects it, so that a task that has its response is not sent again. Source:
 * SQ-6, SQ-16.
 */
export function createTaskStore(store: KeyValueStore, log: Log): TaskStore {
  const unsaved = new Map<string, OutboxTask | undefined>();

  const read = async (key: string): Promise<OutboxTask | undefined> => {
    if (unsaved.has(key)) return unsaved.get(key);
    const value = await store.get(key);
    if (value === undefined) return undefined;
    if (isTask(value)) return value;
    log.warn('outbox.unreadable-task', { key });
    return undefined;
  };

  return {
    async all() {
      const keys = await store.keys(prefix);
      const tasks = await Promise.all(keys.map(read));
      return tasks.filter((task) => task !== undefined);
    },
    async lastSeq() {
      const keys = await store.keys(prefix);
      return Number(keys.at(-1)?.slice(prefix.length) ?? 0);
    },
    find: (seq) => read(keyOf(seq)),
    async write(task) {
      const key = keyOf(task.createdSeq);
      const result = await store.set(key, task);
      if (result.ok) unsaved.delete(key);
      else if (task.attempts > 0) unsaved.set(key, task);
      return result;
    },
    async delete(task) {
      const key = keyOf(task.createdSeq);
      if (unsaved.has(key)) unsaved.set(key, undefined);
      await store.delete(key);
    },
  };
}

function keyOf(seq: number): string {
  return `${prefix}${String(seq).padStart(12, '0')}`;
}

function isTask(value: unknown): value is OutboxTask {
  const fields: Partial<Record<keyof OutboxTask, unknown>> = { ...(value as object | null) };
  const { taskId, stream, call, createdSeq, state } = fields;
  return (
    typeof taskId === 'string' &&
    typeof stream === 'string' &&
    typeof call === 'string' &&
    Object.hasOwn(calls, call) &&
    Number.isSafeInteger(createdSeq) &&
    typeof state === 'string'
  );
}
