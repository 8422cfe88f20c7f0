import { expect, it } from 'vitest';
import { defaultOutboxConfig as config } from '../outbox/outbox-config.ts';
import type { OutboxTask } from '../task/task.ts';
import { aTask, at } from '../test/a-task.ts';
import { isPrunable, isTooOld } from './retention.ts';

const { taskLifeMs, keepDoneMs } = config;

it.each<[story: string, task: Partial<OutboxTask>, afterMs: number, isOld: boolean]>([
  ['for its whole lifetime', {}, taskLifeMs, false],
  ['no longer', {}, taskLifeMs + 1, true],
  ['no longer while it is sent', { state: 'sending' }, taskLifeMs + 1, true],
  ['anew from a retry on', { retriedAt: at(5) }, taskLifeMs + 5, false],
  ['without end once it is refused', { state: 'refused' }, taskLifeMs + 1, false],
  ['without end while it is parked', { state: 'parked' }, taskLifeMs + 1, false],
])('[SQ-19] a task waits %s', (_story, task, afterMs, isOld) => {
  expect(isTooOld(aTask({ createdAt: at(0), ...task }), config, at(afterMs))).toBe(isOld);
});

it.each<[story: string, task: Partial<OutboxTask>, afterMs: number, isGone: boolean]>([
  ['stays for the other tabs', {}, keepDoneMs, false],
  ['goes then', {}, keepDoneMs + 1, true],
  ['stays while its callback has not run', { callback: 'c' }, keepDoneMs + 1, false],
  ['goes after its callback', { callback: 'c', acknowledged: true }, keepDoneMs + 1, true],
  ['stays while it is cacheable', { cacheable: true }, taskLifeMs, false],
  ['goes after 7 days though it is cacheable', { cacheable: true }, taskLifeMs + 1, true],
  ['stays while it is refused', { state: 'refused' }, taskLifeMs + 1, false],
])('[SQ-16] a delivered task %s', (_story, task, afterMs, isGone) => {
  const done = aTask({ state: 'done', updatedAt: at(0), ...task });
  expect(isPrunable(done, config, at(afterMs))).toBe(isGone);
});
