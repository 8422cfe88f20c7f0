import { AsyncLocalStorage } from 'node:async_hooks';

/** Deadline of the current request. */
export interface RequestDeadline {
  /** Aborted when the time is over, and for calls that change nothing when the caller hangs up. */
  readonly signal: AbortSignal;
  /** By `performance.now()`; `Infinity` when no time was named. */
  readonly endsAtMs: number;
}

const store = new AsyncLocalStorage<RequestDeadline | undefined>();

/** Runs `work`, and all it starts, under this deadline. */
export function withinDeadline<T>(deadline: RequestDeadline, work: () => T): T {
  return store.run(deadline, work);
}

/** Runs `work` without the deadline of the request, because other requests wait for its result too. */
export function withoutDeadline<T>(work: () => T): T {
  return store.run(undefined, work);
}

/** The deadline of the request this runs for; none for what runs in the background. */
export function currentDeadline(): RequestDeadline | undefined {
  return store.getStore();
}

/** Milliseconds something may still take that takes `mostMs` at most; at least 1. */
export function millisecondsLeft(mostMs: number): number {
  const leftMs = (currentDeadline()?.endsAtMs ?? Infinity) - performance.now();
  return Math.max(1, Math.floor(Math.min(mostMs, leftMs)));
}
