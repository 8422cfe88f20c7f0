import type { EpochMs } from '@shop/kernel';
import { unsafeBrand } from '@shop/kernel';
import type { OrderLookup } from '../outbox/order-lookup.ts';
import type { OutboxTask, ParkReason, TaskAnswer, TaskError } from './task.ts';

export type TaskEvent =
  | { readonly type: 'send' }
  | { readonly type: 'done'; readonly answer: TaskAnswer }
  | { readonly type: 'refused'; readonly answer: TaskAnswer }
  | {
      readonly type: 'later';
      readonly error: TaskError;
      readonly mayHaveLeft: boolean;
      readonly waitMs: number;
    }
  | {
      readonly type: 'server-error';
      readonly code: number;
      readonly waitMs: number;
      readonly maxServerErrors: number;
    }
  /** The call may have been executed: the order is looked up before the task is sent again. */
  | { readonly type: 'doubtful'; readonly error: TaskError; readonly waitMs: number }
  /** Result of a lookup; `waitMs` until the next lookup if this one cannot decide. */
  | { readonly type: 'looked-up'; readonly lookup: OrderLookup; readonly waitMs: number }
  /** The shopper requested another lookup. */
  | { readonly type: 'look-again' }
  | { readonly type: 'orphaned' }
  | { readonly type: 'expire' }
  | { readonly type: 'retry' }
  | { readonly type: 'allow' }
  | { readonly type: 'acknowledge' };

/**
 * Returns the task after an event. Returns the same task for an event that does not apply, so that late or repeated
 * events change nothing. Id, stream, call, body and sequence never change. Source: SQ-1 to SQ-4; diagram at
 * `TaskState`.
 */
export function nextTask(task: OutboxTask, event: TaskEvent, now: EpochMs): OutboxTask {
  switch (event.type) {
    case 'send':
      return task.state === 'queued'
        ? { ...task, state: 'sending', attempts: task.attempts + 1, updatedAt: now }
        : task;
    case 'done':
    case 'refused':
      return task.state === 'sending'
        ? {
            ...task,
            state: event.type,
            answer: event.answer,
            notBefore: undefined,
            lastTrouble: undefined,
            updatedAt: now,
          }
        : task;
    case 'later':
      return task.state === 'sending'
        ? {
            ...task,
            state: 'queued',
            attempts: event.mayHaveLeft ? task.attempts : task.attempts - 1,
            serverErrors: 0,
            lastTrouble: event.error,
            notBefore: unsafeBrand<EpochMs>(now + event.waitMs),
            updatedAt: now,
          }
        : task;
    case 'server-error': {
      if (task.state !== 'sending') return task;
      const serverErrors = task.serverErrors + 1;
      const trouble: TaskError = { kind: 'later', code: event.code };
      return serverErrors >= event.maxServerErrors
        ? park({ ...task, serverErrors, lastTrouble: trouble }, 'server-errors', now)
        : {
            ...task,
            state: 'queued',
            serverErrors,
            lastTrouble: trouble,
            notBefore: unsafeBrand<EpochMs>(now + event.waitMs),
            updatedAt: now,
          };
    }
    case 'doubtful':
      return task.state === 'sending'
        ? {
            ...task,
            state: 'queued',
            serverErrors: 0,
            inDoubtSince: now,
            lastTrouble: event.error,
            notBefore: unsafeBrand<EpochMs>(now + event.waitMs),
            updatedAt: now,
          }
        : task;
    case 'looked-up':
      return task.state === 'queued' && task.inDoubtSince !== undefined
        ? applyLookup(task, event, now)
        : task;
    case 'look-again':
      return task.parkedFor === 'outcome-unknown' ? requeue(task, now) : task;
    case 'orphaned':
      return task.state === 'sending' ? { ...task, state: 'queued', updatedAt: now } : task;
    case 'expire':
      return task.state === 'queued'
        ? park(task, task.inDoubtSince === undefined ? 'too-old' : 'outcome-unknown', now)
        : task;
    case 'retry':
      return task.state === 'parked' && task.parkedFor !== 'number-unknown'
        ? { ...requeue(task, now), inDoubtSince: undefined }
        : task;
    case 'allow':
      return task.consent === 'wanted' ? { ...task, consent: 'given', updatedAt: now } : task;
    case 'acknowledge':
      return task.acknowledged ? task : { ...task, acknowledged: true, updatedAt: now };
  }
}

/** Applies the result of a lookup to an order in doubt. Source: SQ-35, SQ-36. */
function applyLookup(
  task: OutboxTask,
  { lookup: sighting, waitMs }: Extract<TaskEvent, { type: 'looked-up' }>,
  now: EpochMs,
): OutboxTask {
  switch (sighting.kind) {
    case 'placed': {
      const { lastTrouble: _lastTrouble, inDoubtSince: _inDoubtSince, ...fields } = task;
      const answer = { code: 200, result: sighting.result, at: now };
      return { ...fields, state: 'done', answer, notBefore: undefined, updatedAt: now };
    }
    case 'not-placed':
      return { ...task, inDoubtSince: undefined, notBefore: undefined, updatedAt: now };
    case 'ordered':
      return park(task, 'number-unknown', now);
    case 'unclear':
      return park(task, 'outcome-unknown', now);
    case 'later':
      return { ...task, notBefore: unsafeBrand<EpochMs>(now + waitMs), updatedAt: now };
  }
}

/** Queues a parked task again and restarts its age. Source: SQ-29. */
function requeue(task: OutboxTask, now: EpochMs): OutboxTask {
  return {
    ...task,
    state: 'queued',
    serverErrors: 0,
    parkedFor: undefined,
    notBefore: undefined,
    retriedAt: now,
    updatedAt: now,
  };
}

function park(task: OutboxTask, reason: ParkReason, now: EpochMs): OutboxTask {
  return { ...task, state: 'parked', parkedFor: reason, notBefore: undefined, updatedAt: now };
}
