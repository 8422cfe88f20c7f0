import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { defaultOutboxConfig } from '../outbox/outbox-config.ts';
import type { TaskEvent } from '../task/next-task.ts';
import { aTask } from '../test/a-task.ts';
import type { ResponseOutcome } from './classify-response.ts';
import { isUnsafe, toTaskEvent } from './to-task-event.ts';

const withoutKeys = { ...defaultOutboxConfig, idempotencyHeader: false };
const answer = { code: 200, at: unsafeBrand<EpochMs>(0) };
const order = aTask({ call: 'createOrder', attempts: 3 });
const busy = { kind: 'later', code: 503 } as const;

describe('the event of an attempt', () => {
  it.each<[rule: string, title: string, outcome: ResponseOutcome, event: TaskEvent]>([
    ['SQ-10', 'a final answer', { kind: 'done', answer }, { type: 'done', answer }],
    ['SQ-14', 'a refusal', { kind: 'refused', answer }, { type: 'refused', answer }],
    [
      'SQ-15',
      'a wait that grows with the attempts',
      { kind: 'later', error: busy, mayHaveLeft: true },
      { type: 'later', error: busy, mayHaveLeft: true, waitMs: 2000 },
    ],
    [
      'SQ-15',
      'a longer wait the server asks for',
      { kind: 'later', error: busy, mayHaveLeft: true, waitMs: 9000 },
      { type: 'later', error: busy, mayHaveLeft: true, waitMs: 9000 },
    ],
    [
      'SQ-3',
      'an attempt that never left, with a wait that does not grow',
      { kind: 'later', error: { kind: 'network' }, mayHaveLeft: false },
      { type: 'later', error: { kind: 'network' }, mayHaveLeft: false, waitMs: 4000 },
    ],
    [
      'SQ-14',
      'a counted attempt that waits for its customer',
      { kind: 'signed-out' },
      { type: 'later', error: { kind: 'signed-out' }, mayHaveLeft: true, waitMs: 0 },
    ],
    [
      'SQ-13',
      'a server error, with the number that parks the task',
      { kind: 'server-error', code: 500 },
      { type: 'server-error', code: 500, waitMs: 2000, maxServerErrors: 5 },
    ],
  ])('[%s] is %s', (_rule, _title, outcome, event) => {
    expect(toTaskEvent(outcome, order, defaultOutboxConfig, 0.5)).toEqual(event);
  });

  it.each<
    [title: string, error: Extract<ResponseOutcome, { kind: 'later' }>['error'], type: string]
  >([
    ['silence', { kind: 'network' }, 'doubtful'],
    ['a page', { kind: 'not-an-answer' }, 'doubtful'],
    ['a gateway', { kind: 'later', code: 504 }, 'doubtful'],
    ['a busy server', busy, 'later'],
  ])('[SQ-35] without keys leaves an order in doubt after %s: %o', (_title, error, type) => {
    const outcome = { kind: 'later', error, mayHaveLeft: true } as const;
    expect(toTaskEvent(outcome, order, withoutKeys, 0.5).type).toBe(type);
    expect(toTaskEvent(outcome, order, defaultOutboxConfig, 0.5).type).toBe('later');
  });

  it('[SQ-35] only an order is unsafe to repeat, and only without keys', () => {
    expect(isUnsafe(order, withoutKeys)).toBe(true);
    expect(isUnsafe(order, defaultOutboxConfig)).toBe(false);
    expect(isUnsafe(aTask({ call: 'cartUpdate' }), withoutKeys)).toBe(false);
  });
});
