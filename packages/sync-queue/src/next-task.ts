import type { EpochMs } from '@shop/kernel';
import { as } from '@shop/kernel';
import type { OutboxTask, ParkReason, TaskAnswer, TaskTrouble } from './task.ts';

export type TaskEvent =
  | { readonly type: 'send' }
  | { readonly type: 'done'; readonly answer: TaskAnswer }
  | { readonly type: 'refused'; readonly answer: TaskAnswer }
  | {
      readonly type: 'later';
      readonly trouble: TaskTrouble;
      readonly left: boolean;
      readonly waitMs: number;
    }
  | {
      readonly type: 'server-error';
      readonly code: number;
      readonly waitMs: number;
      readonly maxServerErrors: number;
    }
  /** It may have been done, and nothing can tell: the shopper is asked. */
  | { readonly type: 'doubtful' }
  | { readonly type: 'orphaned' }
  | { readonly type: 'expire' }
  | { readonly type: 'retry' }
  | { readonly type: 'allow' }
  | { readonly type: 'acknowledge' };

/**
 * The task after an event; the same task when the event does not concern it, so a late or repeated event
 * does no harm. Id, stream, call, body and sequence never change. Source: SQ-1 to SQ-4; drawn on `TaskState`.
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
            attempts: event.left ? task.attempts : task.attempts - 1,
            serverErrors: 0,
            lastTrouble: event.trouble,
            notBefore: as<EpochMs>(now + event.waitMs),
            updatedAt: now,
          }
        : task;
    case 'server-error': {
      if (task.state !== 'sending') return task;
      const serverErrors = task.serverErrors + 1;
      const trouble: TaskTrouble = { kind: 'later', code: event.code };
      return serverErrors >= event.maxServerErrors
        ? park({ ...task, serverErrors, lastTrouble: trouble }, 'server-errors', now)
        : {
            ...task,
            state: 'queued',
            serverErrors,
            lastTrouble: trouble,
            notBefore: as<EpochMs>(now + event.waitMs),
            updatedAt: now,
          };
    }
    case 'doubtful':
      return task.state === 'sending' ? park(task, 'outcome-unknown', now) : task;
    case 'orphaned':
      return task.state === 'sending' ? { ...task, state: 'queued', updatedAt: now } : task;
    case 'expire':
      return task.state === 'queued' ? park(task, 'too-old', now) : task;
    case 'retry':
      return task.state === 'parked'
        ? {
            ...task,
            state: 'queued',
            serverErrors: 0,
            parkedFor: undefined,
            notBefore: undefined,
            retriedAt: now,
            updatedAt: now,
          }
        : task;
    case 'allow':
      return task.consent === 'wanted' ? { ...task, consent: 'given', updatedAt: now } : task;
    case 'acknowledge':
      return task.acknowledged ? task : { ...task, acknowledged: true, updatedAt: now };
  }
}

function park(task: OutboxTask, reason: ParkReason, now: EpochMs): OutboxTask {
  return { ...task, state: 'parked', parkedFor: reason, notBefore: undefined, updatedAt: now };
}
