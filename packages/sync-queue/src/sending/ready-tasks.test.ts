import { maxRetryDelayMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { nextDueIn, readyTasks, type SendingContext } from './ready-tasks.ts';
import { aTask, at } from '../test/a-task.ts';

const context: SendingContext = {
  now: at(10_000),
  session: 'guest',
  onlineSince: at(0),
  mayOrdersGo: false,
};
const ids = (tasks: readonly { taskId: string }[]) => tasks.map(({ taskId }) => taskId);
const a1 = aTask({ taskId: 'a1', stream: 'a', createdSeq: 1 });
const a2 = aTask({ taskId: 'a2', stream: 'a', createdSeq: 2 });
const b1 = aTask({ taskId: 'b1', stream: 'b', createdSeq: 3 });

describe('readyTasks', () => {
  it('[SQ-7] gives the first of each stream', () => {
    expect(ids(readyTasks([a1, a2, b1], context))).toEqual(['a1', 'b1']);
  });

  it('[SQ-7] holds a stream while its first task waits', () => {
    expect(ids(readyTasks([{ ...a1, notBefore: at(10_001) }, a2, b1], context))).toEqual(['b1']);
  });

  it('[SQ-7] is not blocked by a task of another customer who is signed out', () => {
    const left = { ...a1, session: '17' };
    expect(
      ids(readyTasks([left, { ...a2, session: '18' }], { ...context, session: '18' })),
    ).toEqual(['a2']);
    expect(ids(readyTasks([left, a2], { ...context, session: '17' }))).toEqual(['a1']);
    expect(readyTasks([left, a2], { ...context, session: '17', refusedSession: '17' })).toEqual([]);
  });

  it.each(['done', 'refused', 'parked'] as const)('[SQ-8] is not held by a %s task', (state) => {
    expect(ids(readyTasks([{ ...a1, state }, a2], context))).toEqual(['a2']);
  });

  it('[SQ-15] ends a wait for want of a network when the network came back since', () => {
    const waiting = aTask({
      notBefore: at(60_000),
      updatedAt: at(5000),
      lastTrouble: { kind: 'network' },
    });
    expect(readyTasks([waiting], { ...context, onlineSince: at(4000) })).toEqual([]);
    expect(readyTasks([waiting], { ...context, onlineSince: at(6000) })).toHaveLength(1);
    expect(readyTasks([waiting], { ...context, onlineSince: at(5000) })).toEqual([]);
    const busy = { ...waiting, lastTrouble: { kind: 'later', code: 503 } as const };
    expect(readyTasks([busy], { ...context, onlineSince: at(6000) })).toEqual([]);
  });

  it('[SQ-7] does not trust a wait that only a clock set back can explain', () => {
    expect(readyTasks([{ ...a1, notBefore: at(86_400_000) }], context)).toHaveLength(1);
    const longest = at(context.now + maxRetryDelayMs);
    expect(readyTasks([{ ...a1, notBefore: longest }], context)).toEqual([]);
  });

  it("[SQ-21] sends a customer's task only in that customer's session", () => {
    const mine = { ...a1, session: '17' };
    expect(readyTasks([mine], context)).toEqual([]);
    expect(readyTasks([mine], { ...context, session: '18' })).toEqual([]);
    expect(readyTasks([mine], { ...context, session: '17' })).toHaveLength(1);
    const refused = { ...context, session: '17', refusedSession: '17' };
    expect(readyTasks([mine], refused)).toEqual([]);
    expect(readyTasks([a1], refused)).toHaveLength(1);
  });

  it('[SQ-31] keeps an order that waits for a word, until orders may go', () => {
    const order = { ...a1, consent: 'wanted' as const };
    expect(readyTasks([order], context)).toEqual([]);
    expect(readyTasks([order], { ...context, mayOrdersGo: true })).toHaveLength(1);
    expect(nextDueIn([order], context)).toBeUndefined();
  });

  it('[SQ-15] says when to look again', () => {
    expect(nextDueIn([], context)).toBeUndefined();
    expect(nextDueIn([{ ...a1, notBefore: at(10_400) }, a2, b1], context)).toBe(0);
    expect(nextDueIn([{ ...a1, notBefore: at(10_400) }, a2], context)).toBe(400);
  });
});
