import { maxRetryDelayMs, type EpochMs } from '@shop/kernel';
import type { OutboxTask } from '../task/task.ts';

/** Conditions under which a waiting task may be sent. */
export interface SendingContext {
  readonly now: EpochMs;
  /** `guest`, or the id of the signed-in customer. */
  readonly session: string;
  /** Customer whose token was rejected and has not been replaced since. */
  readonly refusedSession?: string | undefined;
  /** Time of the last new connection. Delays after a network error before this time have ended. */
  readonly onlineSince: EpochMs;
  /** True if orders may be sent without a confirmation. */
  readonly mayOrdersGo: boolean;
}

/**
 * Returns the first unsettled task of each stream, if it may be sent now. A refused, parked or delivered task does not
 * block its stream. A waiting task does, unless its customer is not signed in. `tasks` must be in order of sequence.
 * Source: SQ-7, SQ-8, SQ-21, SQ-31.
 */
export function readyTasks(
  tasks: readonly OutboxTask[],
  context: SendingContext,
): readonly OutboxTask[] {
  return firstOpenTasks(tasks, context).filter(
    (task) => isAllowed(task, context) && isDue(task, context),
  );
}

/** Returns the time in ms until the next task is due; `undefined` if no task waits only for its delay. */
export function nextDueIn(
  tasks: readonly OutboxTask[],
  context: SendingContext,
): number | undefined {
  const waits = firstOpenTasks(tasks, context)
    .filter((task) => isAllowed(task, context))
    .map((task) => Math.max(0, (task.notBefore ?? context.now) - context.now));
  return waits.length === 0 ? undefined : Math.min(maxRetryDelayMs, ...waits);
}

function firstOpenTasks(
  tasks: readonly OutboxTask[],
  { session }: SendingContext,
): readonly OutboxTask[] {
  const heads = new Map<string, OutboxTask>();
  for (const task of tasks) {
    const isOpen = task.state === 'queued' || task.state === 'sending';
    // A task of another customer waits and does not block the streams of the current session.
    const isHere = task.session === 'guest' || task.session === session;
    if (isOpen && isHere && !heads.has(task.stream)) heads.set(task.stream, task);
  }
  return [...heads.values()];
}

function isAllowed(task: OutboxTask, context: SendingContext): boolean {
  if (task.session === context.refusedSession) return false;
  return task.consent !== 'wanted' || context.mayOrdersGo;
}

function isDue(task: OutboxTask, context: SendingContext): boolean {
  if (task.notBefore === undefined || task.notBefore <= context.now) return true;
  if (task.lastTrouble?.kind === 'network' && task.updatedAt < context.onlineSince) return true;
  // A clock that was set back must not block the queue.
  return task.notBefore - context.now > maxRetryDelayMs;
}
