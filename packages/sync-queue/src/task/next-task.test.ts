import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTask, type TaskEvent } from './next-task.ts';
import type { OutboxTask, TaskState } from './task.ts';
import { aTask, at } from '../test/a-task.ts';

const answer = { code: 200, result: true, at: at(5000) };
const events: Record<string, TaskEvent> = {
  send: { type: 'send' },
  done: { type: 'done', answer },
  refused: { type: 'refused', answer: { ...answer, code: 400 } },
  later: { type: 'later', error: { kind: 'network' }, mayHaveLeft: true, waitMs: 700 },
  'not sent': { type: 'later', error: { kind: 'network' }, mayHaveLeft: false, waitMs: 700 },
  '500': { type: 'server-error', code: 500, waitMs: 700, maxServerErrors: 5 },
  doubtful: { type: 'doubtful', error: { kind: 'network' }, waitMs: 700 },
  placed: { type: 'looked-up', lookup: { kind: 'placed', result: {} }, waitMs: 0 },
  'not placed': { type: 'looked-up', lookup: { kind: 'not-placed' }, waitMs: 0 },
  ordered: { type: 'looked-up', lookup: { kind: 'ordered' }, waitMs: 0 },
  unclear: { type: 'looked-up', lookup: { kind: 'unclear' }, waitMs: 0 },
  'not seen': { type: 'looked-up', lookup: { kind: 'later' }, waitMs: 700 },
  'look again': { type: 'look-again' },
  orphaned: { type: 'orphaned' },
  expire: { type: 'expire' },
  retry: { type: 'retry' },
  allow: { type: 'allow' },
  acknowledge: { type: 'acknowledge' },
};
const states: readonly TaskState[] = ['queued', 'sending', 'done', 'refused', 'parked'];
const drawn: Record<string, Partial<Record<TaskState, TaskState>>> = {
  send: { queued: 'sending' },
  done: { sending: 'done' },
  refused: { sending: 'refused' },
  later: { sending: 'queued' },
  'not sent': { sending: 'queued' },
  '500': { sending: 'queued' },
  doubtful: { sending: 'queued' },
  orphaned: { sending: 'queued' },
  expire: { queued: 'parked' },
  retry: { parked: 'queued' },
};

const rows = Object.keys(events).flatMap((name) =>
  states.map((from) => [name, from, drawn[name]?.[from] ?? from] as const),
);

describe('nextTask', () => {
  it.each(rows)('[SQ-1] "%s" takes a %s task to %s', (name, from, to) => {
    expect(nextTask(aTask({ state: from }), events[name]!, at(6000)).state).toBe(to);
  });

  it('[SQ-1] an event that does not concern the task gives the same task back', () => {
    const task = aTask({ state: 'done', acknowledged: true });
    for (const event of Object.values(events)) expect(nextTask(task, event, at(6000))).toBe(task);
  });

  it('[SQ-3] an attempt that may have left is counted, one that never did is not', () => {
    const sending = nextTask(aTask(), events['send']!, at(2000));
    expect(sending.attempts).toBe(1);
    expect(nextTask(sending, events['later']!, at(2500)).attempts).toBe(1);
    expect(nextTask(sending, events['not sent']!, at(2500)).attempts).toBe(0);
  });

  it('[SQ-4] an orphan is queued again with its attempt counted', () => {
    const orphan = nextTask(aTask(), events['send']!, at(2000));
    expect(nextTask(orphan, events['orphaned']!, at(9000))).toMatchObject({
      taskId: 'T1',
      state: 'queued',
      attempts: 1,
    });
  });

  const inDoubt = aTask({ inDoubtSince: at(2000), notBefore: at(3000), attempts: 1 });

  it('[SQ-35] an order in doubt is queued, and its doubt remembered', () => {
    const sending = aTask({ state: 'sending', attempts: 1 });
    expect(nextTask(sending, events['doubtful']!, at(2000))).toMatchObject({
      state: 'queued',
      attempts: 1,
      inDoubtSince: 2000,
      notBefore: 2700,
      lastTrouble: { kind: 'network' },
    });
  });

  it.each([
    ['placed', { state: 'done', answer: { code: 200, result: {}, at: 6000 } }],
    ['not placed', { state: 'queued', inDoubtSince: undefined, notBefore: undefined }],
    ['ordered', { state: 'parked', parkedFor: 'number-unknown', inDoubtSince: 2000 }],
    ['unclear', { state: 'parked', parkedFor: 'outcome-unknown', inDoubtSince: 2000 }],
    ['not seen', { state: 'queued', inDoubtSince: 2000, notBefore: 6700 }],
    ['expire', { state: 'parked', parkedFor: 'outcome-unknown', inDoubtSince: 2000 }],
  ])('[SQ-35] "%s" makes of an order in doubt %j', (name, expected) => {
    expect(nextTask(inDoubt, events[name]!, at(6000))).toMatchObject(expected);
  });

  it('[SQ-35] looked for again its doubt stays, sent again at the word of the shopper it goes', () => {
    const parked = nextTask(inDoubt, events['unclear']!, at(6000));
    expect(nextTask(parked, events['look again']!, at(7000))).toMatchObject({
      state: 'queued',
      inDoubtSince: 2000,
      retriedAt: 7000,
    });
    expect(nextTask(parked, events['retry']!, at(7000))).toMatchObject({
      state: 'queued',
      inDoubtSince: undefined,
    });
  });

  it('[SQ-36] one that was placed under an unknown number never goes again', () => {
    const ordered = nextTask(inDoubt, events['ordered']!, at(6000));
    for (const event of Object.values(events)) {
      expect(nextTask(ordered, event, at(7000)).state).toBe('parked');
    }
  });

  it('[SQ-13] the fifth consecutive 500 dead-letters the task; another error in between restarts the count', () => {
    let task = aTask();
    for (let error = 1; error <= 4; error++) {
      task = nextTask(nextTask(task, events['send']!, at(1)), events['500']!, at(1));
      expect(task).toMatchObject({ state: 'queued', serverErrors: error, notBefore: 701 });
      expect(task.lastTrouble).toEqual({ kind: 'later', code: 500 });
    }
    const other = nextTask(nextTask(task, events['send']!, at(1)), events['later']!, at(1));
    expect(other.serverErrors).toBe(0);
    const parked = nextTask(nextTask(task, events['send']!, at(1)), events['500']!, at(1));
    expect(parked).toMatchObject({ state: 'parked', parkedFor: 'server-errors' });
  });

  it('[SQ-29] a parked task that is retried keeps its id and counts its age from now', () => {
    const parked = aTask({ state: 'parked', parkedFor: 'too-old', serverErrors: 5, attempts: 9 });
    expect(nextTask(parked, events['retry']!, at(8000))).toMatchObject({
      taskId: 'T1',
      state: 'queued',
      serverErrors: 0,
      retriedAt: 8000,
      createdAt: 1000,
      parkedFor: undefined,
    });
  });

  it('[SQ-30] saying yes turns "wanted" into "given" and nothing else', () => {
    expect(nextTask(aTask({ consent: 'wanted' }), events['allow']!, at(2)).consent).toBe('given');
    expect(nextTask(aTask(), events['allow']!, at(2)).consent).toBe('not-needed');
  });

  it('[SQ-2] no history of events changes what a task is', () => {
    const identity = ({
      taskId,
      stream,
      call,
      body,
      session,
      createdSeq,
      createdAt,
    }: OutboxTask) => ({
      taskId,
      stream,
      call,
      body,
      session,
      createdSeq,
      createdAt,
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(events))), (history) => {
        const first = aTask({ consent: 'wanted' });
        const last = history.reduce((task, event, n) => nextTask(task, event, at(n)), first);
        expect(identity(last)).toEqual(identity(first));
        expect(last.attempts).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
