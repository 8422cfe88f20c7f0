import { retryDelayMs } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { TaskEvent } from '../task/next-task.ts';
import type { OutboxTask, TaskError } from '../task/task.ts';
import type { ResponseOutcome } from './classify-response.ts';

/** Backoff step for requests that fail although the device reports a network: delays of up to 8 s. */
export const offlineBackoffAttempts = 4;

/** Error codes of a gateway, after which the outcome is unknown. */
const gatewayErrorCodes: ReadonlySet<number> = new Set([408, 502, 504]);

/** Returns true if a second request could execute the task twice. Source: SQ-35. */
export function isUnsafe(task: OutboxTask, config: OutboxConfig): boolean {
  return !config.idempotencyHeader && task.call === 'createOrder';
}

/** Returns the event of an order that may have been placed. `random` is from 0 up to 1. Source: SQ-35. */
export function toDoubtfulEvent(
  task: OutboxTask,
  error: TaskError,
  config: OutboxConfig,
  random: number,
): TaskEvent {
  return { type: 'doubtful', error, waitMs: retryDelayMs(config, task.attempts, random) };
}

/** Maps the outcome of an attempt to the task's event. `random` is from 0 up to 1. Source: SQ-10 to SQ-15. */
export function toTaskEvent(
  outcome: ResponseOutcome,
  task: OutboxTask,
  config: OutboxConfig,
  random: number,
): TaskEvent {
  switch (outcome.kind) {
    case 'done':
      return { type: 'done', answer: outcome.answer };
    case 'refused':
      return { type: 'refused', answer: outcome.answer };
    case 'signed-out':
      return { type: 'later', error: { kind: 'signed-out' }, mayHaveLeft: true, waitMs: 0 };
    case 'later': {
      const { error, mayHaveLeft } = outcome;
      if (mayHaveLeft && isUnsafe(task, config) && isInDoubt(error)) {
        return toDoubtfulEvent(task, error, config, random);
      }
      const waitMs = mayHaveLeft
        ? retryDelayMs(config, task.attempts, random, outcome.waitMs)
        : // An attempt that did not leave the device is not counted: retry at a constant step.
          retryDelayMs(config, offlineBackoffAttempts, random, 0);
      return { type: 'later', error, mayHaveLeft, waitMs };
    }
    case 'server-error':
      return {
        type: 'server-error',
        code: outcome.code,
        waitMs: retryDelayMs(config, task.attempts, random, outcome.waitMs),
        maxServerErrors: config.maxServerErrors,
      };
  }
}

function isInDoubt(error: TaskError): boolean {
  return error.kind !== 'later' || gatewayErrorCodes.has(error.code);
}
