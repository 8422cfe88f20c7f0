import { callAddress, calls } from '@shop/contract';
import type { OutboxTask } from './task.ts';

/** A task under the names of spec section 3. Times are ISO 8601, UTC. */
export interface SyncTask {
  readonly task_id: string;
  readonly url: string;
  readonly payload: unknown;
  readonly callback_event: string | undefined;
  readonly transmited: boolean;
  readonly transmited_at: string | undefined;
  readonly created_at: string;
  readonly updated_at: string;
  readonly result: unknown;
  readonly resultCode: number | undefined;
  readonly code: number | undefined;
  readonly acknowledged: boolean;
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  readonly is_result_cacheable: boolean;
}

/** The spec's view of a task. Source: SQ-5. */
export function syncTask(task: OutboxTask): SyncTask {
  const { answer } = task;
  return {
    task_id: task.taskId,
    url: callAddress('', calls[task.call].path, task.query, task.params),
    payload: task.body,
    callback_event: task.callback,
    transmited: answer !== undefined,
    transmited_at: answer && isoTime(answer.at),
    created_at: isoTime(task.createdAt),
    updated_at: isoTime(task.updatedAt),
    result: answer?.result,
    resultCode: answer?.code,
    code: answer?.code,
    acknowledged: task.acknowledged,
    meta: answer?.meta,
    is_result_cacheable: task.cacheable,
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
