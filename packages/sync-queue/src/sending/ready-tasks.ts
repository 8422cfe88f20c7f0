import { maxRetryDelayMs, type EpochMs } from '@shop/kernel';
import type { OutboxTask } from '../task/task.ts';

/** Conditions under which a waiting task may be sent. */
export interface SendingContext {
  readonly now: EpochMs;
  /** `guest`, or the id of the customer who is signed in. */
  readonly session: string;
  /** A customer whose token was refused and has not been replaced since. */
  readonly refusedSession?: string | undefined;
  /** When the network last came back: waits begun before it for want of network are over. */
  readonly onlineSince: EpochMs;
  /** Orders may go without the shopper's word. */
  readonly mayOrdersGo: boolean;
}

/**
 * The first unsettled task of each stream, when it may go now. A refused, parked or delivered task does not
 * hold its stream; a waiting one does, unless its customer is not signed in. Input in order of sequence. Source: SQ-7, SQ-8, SQ-21, SQ-31.
 */
export function readyTasks(
  tasks: readonly OutboxTask[],
  context: SendingContext,
): readonly OutboxTask[] {
  return firstOpenTasks(tasks, context).filter(
    (task) => isAllowed(task, context) && isDue(task, context),
  );
}

/** In how many ms the next allowed head is due; `undefined` when none waits for time alone. */
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
    // A task of another customer waits and does not block the streams of the present one.
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
  // A clock that was set back must not stop the queue.
  return task.notBefore - context.now > maxRetryDelayMs;
}
